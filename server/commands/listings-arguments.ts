import { extname } from 'node:path'
import { UsageError } from './command-error'
import { parseCommandLine } from './parse-command-line'

const USAGE = `Usage: npm run listings -- import <file> [--photos <folder>] [--host <email or phone>] [--dry-run]
       npm run listings -- export <new file> [--photos <folder>]
The file ends in .csv or .json. The recipe docs/how-to/put-up-a-listing.md names its columns.
--photos   folder of the photos; for an import, the folder of the file by default
--host     account of rows that name no host
--dry-run  checks every row and stores nothing
Each row has a key of your own. The same file may be imported again: what has not changed stays.
Stop the server first when it uses the embedded database; with a PostgreSQL server it may run.`

const options = {
  photos: { type: 'string' },
  host: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const

const formats: Record<string, 'csv' | 'json'> = { '.csv': 'csv', '.json': 'json' }

/** @throws UsageError */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parseCommandLine(args, options, USAGE)
  const [verb, file, more] = positionals
  const wrong = (reason?: string) => new UsageError(USAGE, reason)
  if (verb === undefined) throw wrong()
  const isImport = verb === 'import'
  if (!isImport && verb !== 'export') throw wrong(`'${verb}' is unknown.`)
  if (file === undefined) throw wrong('Name a file.')
  if (more !== undefined) throw wrong(`'${more}' is one word too many.`)
  const format = formats[extname(file).toLowerCase()]
  if (!format) throw wrong(`${file} ends neither in .csv nor in .json.`)
  if (!isImport && (values.host !== undefined || values['dry-run'])) {
    throw wrong("'--host' and '--dry-run' are for an import.")
  }
  return { isImport, file, format, ...values } as const
}

export type Arguments = ReturnType<typeof readArguments>
