import { extname } from 'node:path'
import { columnOf } from '@server/import/listing-columns'
import type { Cells } from '@server/import/read-rows'
import { UsageError } from './command-error'
import { parseCommandLine } from './parse-command-line'

const USAGE = `Usage: npm run listings -- import <file> [--photos <folder>] [--host <email or phone>] [--create-hosts] [--dry-run]
       npm run listings -- export <new file> [--photos <folder>]
       npm run listings -- set <key> <column>=<value> ... [--dry-run]
       npm run listings -- block | unblock | blocks | calendar-address | add-calendar |
                              remove-calendar | calendars | read-calendars (block --help explains them)
The file ends in .csv or .json. The recipe docs/how-to/put-up-a-listing.md names its columns.
--photos   folder of the photos; for an import, the folder of the file by default; an export writes none without it
--host     account of rows that name no host
--create-hosts  makes an account for each host without one, named by the column hostName
--dry-run  checks every row and stores nothing
set changes one listing, such as: set lagoon-loft minimumNights=2 "rates=fri sat: 60000"
Each row has a key of your own. The same file may be imported again: what has not changed stays.
Stop the server first when it uses the embedded database; with a PostgreSQL server it may run.`

const options = {
  photos: { type: 'string' },
  host: { type: 'string' },
  'create-hosts': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const

const formats: Record<string, 'csv' | 'json'> = { '.csv': 'csv', '.json': 'json' }

/** @throws UsageError */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parseCommandLine(args, options, USAGE)
  const [verb, file, more] = positionals
  const wrong = (reason?: string) => new UsageError(USAGE, reason)
  if (verb === undefined) throw wrong()
  if (verb === 'set') {
    const [key, ...changes] = positionals.slice(1)
    if (key === undefined || changes.length === 0) throw wrong('Name a key and what to set.')
    if (values.host !== undefined) throw wrong("'--host' is for an import.")
    const cells = Object.fromEntries(changes.map((change) => cellOf(change, wrong)))
    return { verb, cells: { ...cells, key } as Cells & { key: string }, ...values } as const
  }
  if (verb !== 'import' && verb !== 'export') throw wrong(`'${verb}' is unknown.`)
  if (file === undefined) throw wrong('Name a file.')
  if (more !== undefined) throw wrong(`'${more}' is one word too many.`)
  const format = formats[extname(file).toLowerCase()]
  if (!format) throw wrong(`${file} ends neither in .csv nor in .json.`)
  if (
    verb === 'export' &&
    (values.host !== undefined || values['dry-run'] || values['create-hosts'])
  ) {
    throw wrong("'--host', '--create-hosts' and '--dry-run' are for an import.")
  }
  return { verb, file, format, ...values } as const
}

/** Reads 'column=value'. */
function cellOf(change: string, wrong: (reason: string) => UsageError) {
  const [heading = '', ...value] = change.split('=')
  const column = columnOf(heading)
  if (column === undefined || value.length === 0) throw wrong(`'${change}' is no column=value.`)
  return [column, value.join('=')] as const
}

type Arguments = ReturnType<typeof readArguments>
export type FileArguments = Extract<Arguments, { file: string }>
export type SetArguments = Extract<Arguments, { verb: 'set' }>
