import { mkdirSync } from 'node:fs'
import { readConfig, type Config } from '@server/config/config'
import { connectDatabase, type OpenDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import { workAlone } from '@server/database/work-alone'
import { storeDemoPhotos } from '@server/demo/load-demo-listings'
import { openMedia } from '@server/media/open-media'
import { requireNoRealData, requireRoom } from '@server/seed/require-seedable'
import { SLOTS } from '@server/seed/seed-bookings'
import { seedDatabase } from '@server/seed/seed-database'
import { LARGEST_SEED } from '@server/seed/seed-ids'
import { MOST_SEED_LISTINGS } from '@server/seed/seed-listing'
import { requireSharedStore } from '@server/start/share-photos'
import { startUpMessage } from '@server/start/start-up-message'
import { CommandError, UsageError } from './command-error'
import { parseCommandLine } from './parse-command-line'
import { progressOf, type ShowProgress } from './progress'

const USAGE = `Usage: npm run seed -- --homes <number> [--bookings <number>] [--seed <number>]
Fills a database with made-up listings and bookings, to try out how it carries many.
--homes     number of listings, at most ${MOST_SEED_LISTINGS.toLocaleString('en')}
--bookings  at most ${SLOTS} for each listing; none by default
--seed      at most ${LARGEST_SEED}; another number makes up other listings
Stop it with Ctrl+C, and run the same command again to continue.`

const options = {
  homes: { type: 'string' },
  bookings: { type: 'string', default: '0' },
  seed: { type: 'string', default: '1' },
} as const

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseCommandLine(args, options, USAGE)
  const [word] = positionals
  if (word !== undefined) throw new UsageError(USAGE, `'${word}' is unknown.`)
  const { homes: listings = '', bookings, seed } = values
  const areNumbers = [listings, bookings, seed].every((value) => /^\d{1,8}$/.test(value))
  const given = { listings: Number(listings), bookings: Number(bookings), seed: Number(seed) }
  const fits =
    given.listings > 0 &&
    given.listings <= MOST_SEED_LISTINGS &&
    given.bookings <= given.listings * SLOTS &&
    given.seed <= LARGEST_SEED
  if (!areNumbers || !fits) throw new UsageError(USAGE, 'A number is missing or out of its range.')
  return given
}

interface SeedRun {
  /** Aborted when the person stops the run. */
  signal: AbortSignal
  show: ShowProgress
  now?: Date
}

/** Says that a run which failed in the middle loses nothing. */
const explain = (error: unknown) =>
  error instanceof CommandError
    ? error
    : new CommandError(
        `${startUpMessage(error)} What was stored stays. The same command continues from there.`,
      )

type Given = ReturnType<typeof readArguments>

async function fill(opened: OpenDatabase, config: Config, given: Given, run: SeedRun) {
  const { signal, show, now = new Date() } = run
  const { storage, storeCheck } = await openMedia(config, () => undefined)
  await requireSharedStore({ config, database: opened.database, storeCheck })
  await storeDemoPhotos(storage)
  const began = performance.now()
  const onProgress = progressOf(show)
  const stored = await seedDatabase(opened.database, { ...given, now, signal, onProgress })
  if (!stored) return 'Stopped. Run the same command again to continue.'
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const [listings, bookings] = [stored.listings, stored.bookings].map((each) =>
    each.toLocaleString('en'),
  )
  const short = given.bookings - stored.bookings
  const beyond =
    stored.listings > given.listings
      ? ' Earlier runs made up more listings than this one was to, and none is removed.'
      : ''
  const reason =
    short > 0
      ? ` ${short.toLocaleString('en')} more bookings found no free nights beside those of earlier runs. Make up more homes, and they will.`
      : ''
  return `After ${seconds} s there are ${listings} made-up listings and ${bookings} made-up bookings.${beyond}${reason}`
}

/**
 * Fills a database with made-up listings and bookings.
 *
 * @param args What follows `npm run seed --`.
 * @returns the message to print.
 * @throws CommandError, ConfigError, DataDirectoryInUseError
 */
export async function runSeedCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  run: SeedRun,
): Promise<string> {
  const given = readArguments(args)
  const config = readConfig(env)
  const { kind } = config.database
  requireRoom(config.database, given.listings)
  mkdirSync(config.dataDir, { recursive: true })
  const opened = await connectDatabase(config.database, { statementTime: 'unlimited' })
  const { database } = opened
  try {
    await migrateToLatest(database)
    await requireNoRealData(database)
    const work = () => fill(opened, config, given, run)
    return await workAlone('seed', kind, database, work, () => {
      throw new CommandError(
        'Another seed command fills this database. Wait until it has ended, and run this one again.',
      )
    }).catch((error: unknown) => {
      throw explain(error)
    })
  } finally {
    await opened.close()
  }
}
