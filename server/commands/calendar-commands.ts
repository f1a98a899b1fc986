import { todayInLagos } from '@domain/stay/stay-date'
import {
  blockNights,
  findBlocks,
  nightsOfBlock,
  unblockNights,
} from '@server/calendar/blocked-nights'
import type { Config } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'
import { findImported } from '@server/import/import-listing'
import { CommandError, UsageError } from './command-error'
import { withCommandDatabase } from './open-command-database'
import { parseCommandLine } from './parse-command-line'

const USAGE = `Usage: npm run listings -- block <key> <first night> <day after the last> [--why <reason>]
       npm run listings -- unblock <key> <first night> <day after the last>
       npm run listings -- blocks <key>
The key is that of the file that the listing was imported from, or its id. Days are written 2026-12-24.`

const options = { why: { type: 'string' } } as const

type Values = ReturnType<typeof parseCommandLine<typeof options>>['values']

interface Given {
  database: Database
  config: Config
  now: Date
  values: Values
}

async function listingOf(database: Database, key: string) {
  const found = await findImported(database, key)
  if (!found) throw new CommandError(`There is no listing with the key ${key}.`)
  return found.id
}

/** What a call would refuse with fields is a sentence here. */
async function inWords<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const fields = Object.entries(error.fields ?? {}).map(([name, reason]) => `${name} ${reason}`)
    throw new CommandError(fields.length > 0 ? `${fields.join(', ')}.` : error.message)
  }
}

const said = (blocks: Awaited<ReturnType<typeof findBlocks>>) =>
  blocks.length === 0
    ? 'Nothing is blocked.'
    : blocks
        .map(({ startDate, endDate, calendar, reason = '' }) =>
          [`${startDate} to ${endDate}`, calendar ?? 'blocked here', reason]
            .map((cell) => cell.replace(/\s+/g, ' '))
            .join('\t'),
        )
        .join('\n')

interface Verb {
  /** Number of words after the verb. */
  words: readonly number[]
  takes?: readonly (keyof Values)[]
  run: (given: Given, ...words: string[]) => Promise<string>
}

const verbs: Record<string, Verb> = {
  block: {
    words: [3],
    takes: ['why'],
    run: async ({ database, now, values }, key = '', from = '', to = '') => {
      const [listing, today] = [await listingOf(database, key), todayInLagos(now)]
      const stay = nightsOfBlock(from, to, today)
      await blockNights(database, listing, { ...stay, reason: values.why })
      return said(await findBlocks(database, listing, today))
    },
  },
  unblock: {
    words: [3],
    run: async ({ database, now }, key = '', from = '', to = '') => {
      const [listing, today] = [await listingOf(database, key), todayInLagos(now)]
      await unblockNights(database, listing, nightsOfBlock(from, to, today))
      return said(await findBlocks(database, listing, today))
    },
  },
  blocks: {
    words: [1],
    run: async ({ database, now }, key = '') =>
      said(await findBlocks(database, await listingOf(database, key), todayInLagos(now))),
  },
}

/** Tells whether a verb of `npm run listings` is about nights and calendars. */
export const isCalendarVerb = (verb: string | undefined): verb is string =>
  verb !== undefined && Object.hasOwn(verbs, verb)

/**
 * Blocks nights of a listing.
 *
 * @param args What follows `npm run listings --`.
 * @throws CommandError, ConfigError, DataDirectoryInUseError
 */
export async function runCalendarCommand(
  [name = '', ...args]: readonly string[],
  env: Record<string, string | undefined>,
  now: Date,
): Promise<string> {
  const verb = verbs[name]
  const { values, positionals } = parseCommandLine(args, options, USAGE)
  const other = Object.keys(values).find((each) => !verb?.takes?.includes(each as keyof Values))
  if (!verb?.words.includes(positionals.length)) throw new UsageError(USAGE, 'Count the words.')
  if (other !== undefined) throw new UsageError(USAGE, `'--${other}' does not go with this.`)
  return withCommandDatabase(env, (database, config) =>
    inWords(() => verb.run({ database, config, now, values }, ...positionals)),
  )
}
