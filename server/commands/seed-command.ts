import { mkdirSync } from 'node:fs'
import { readConfig } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import { storeDemoPhotos } from '@server/demo/demo-photos'
import { openMedia } from '@server/media/open-media'
import { MOST_SEED_LISTINGS } from '@server/seed/made-up-listings'
import { MOST_BOOKINGS, seedDatabase } from '@server/seed/seed-database'
import { requireSharedStore } from '@server/start/share-photos'
import { CommandError, UsageError } from './command-error'
import { parseCommandLine } from './parse-command-line'

/** Largest number of made-up listings in an embedded database, which has one connection. */
const MOST_EMBEDDED = 20_000

const USAGE = `Usage: npm run seed -- --homes <number> [--bookings <number>]
Fills a database with made-up listings and bookings, to try out how it carries many.
--homes     number of listings, at most ${MOST_SEED_LISTINGS.toLocaleString('en')}
--bookings  at most ${MOST_BOOKINGS} for each listing; none by default`

const options = {
  homes: { type: 'string' },
  bookings: { type: 'string', default: '0' },
} as const

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseCommandLine(args, options, USAGE)
  const [word] = positionals
  if (word !== undefined) throw new UsageError(USAGE, `'${word}' is unknown.`)
  const { homes = '', bookings } = values
  const areNumbers = [homes, bookings].every((value) => /^\d{1,8}$/.test(value))
  const given = { listings: Number(homes), bookings: Number(bookings) }
  const { listings } = given
  const fits = listings <= MOST_SEED_LISTINGS && given.bookings <= listings * MOST_BOOKINGS
  if (!areNumbers || !listings || !fits)
    throw new UsageError(USAGE, 'A number is missing or out of its range.')
  return given
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
  show: (line: string) => void = () => undefined,
): Promise<string> {
  const given = readArguments(args)
  const config = readConfig(env)
  if (config.database.kind === 'folder' && given.listings > MOST_EMBEDDED) {
    throw new CommandError(
      `The embedded database takes at most ${MOST_EMBEDDED.toLocaleString('en')} made-up listings. ` +
        'Set DATABASE_URL to a PostgreSQL server for more.',
    )
  }
  mkdirSync(config.dataDir, { recursive: true })
  const opened = await connectDatabase(config.database, { statementTime: 'unlimited' })
  try {
    const { database } = opened
    await migrateToLatest(database)
    const { storage, storeCheck } = await openMedia(config, () => undefined)
    await requireSharedStore({ config, database, storeCheck })
    await storeDemoPhotos(storage)
    const onProgress = (done: number) => {
      if (done % 100_000 === 0) show(`${done.toLocaleString('en')} listings`)
    }
    await seedDatabase(database, { ...given, now: new Date(), onProgress })
  } finally {
    await opened.close()
  }
  const [listings, bookings] = [given.listings, given.bookings].map((each) =>
    each.toLocaleString('en'),
  )
  return `Made up ${listings} listings and ${bookings} bookings.`
}
