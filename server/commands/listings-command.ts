import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, isAbsolute, relative, resolve, sep } from 'node:path'
import { paths } from '@domain/paths'
import type { Env } from '@server/config/read-settings'
import { workAlone } from '@server/database/work-alone'
import { decodeText } from '@server/import/decode-text'
import { exportListings } from '@server/import/export-listings'
import { findImported } from '@server/import/import-listing'
import { importListings, type ImportReport } from '@server/import/import-listings'
import { columnOf } from '@server/import/listing-columns'
import { readRows, type Cells, type FileRow } from '@server/import/read-rows'
import { openMedia } from '@server/media/open-media'
import { prepareNames } from '@server/start/prepare-data'
import { requireSharedStore } from '@server/start/share-photos'
import { CALENDAR_USAGE, calendarOptions, calendarVerbs, inWords } from './calendar-commands'
import { CommandError, UsageError } from './command-error'
import { counted } from './counted'
import { progressOf, type ShowProgress } from './progress'
import { runVerb, type Office, type Values, type Verbs, type Work } from './run-verb'

/** In bytes. A hundred thousand listings are smaller. */
const FILE_BYTES = 256_000_000

const NOT_UTF8 =
  'The file is not UTF-8 and was read as Windows-1252. Look at letters such as ẹ and signs such as ₦.'

const USAGE = `Usage: npm run listings -- import <file> [--photos <folder>] [--host <email or phone>] [--create-hosts] [--dry-run]
       npm run listings -- export <new file> [--photos <folder>]
       npm run listings -- set <key> <column>=<value> ... [--dry-run]
${CALENDAR_USAGE}
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
  'create-hosts': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  ...calendarOptions,
} as const

const formats: Record<string, 'csv' | 'json'> = { '.csv': 'csv', '.json': 'json' }

function formatOf(file: string) {
  const format = formats[extname(file).toLowerCase()]
  if (!format) throw new UsageError(USAGE, `${file} ends neither in .csv nor in .json.`)
  return format
}

/** Reads 'column=value'. */
function cellOf(change: string) {
  const [heading = '', ...value] = change.split('=')
  const column = columnOf(heading)
  if (column === undefined || value.length === 0) {
    throw new UsageError(USAGE, `'${change}' is no column=value.`)
  }
  return [column, value.join('=')] as const
}

interface ListingsRun {
  /** Aborted when the person stops the run. */
  signal: AbortSignal
  show: ShowProgress
  now?: Date
}

interface Outcome {
  message: string
  /** False when a row was refused, or the person stopped the run. */
  isComplete: boolean
}

function messageOf(
  { created, changed, unchanged, refused, drafts, hosts, isStopped }: ImportReport,
  isDry: boolean,
) {
  const verb = isDry ? 'would be ' : ''
  return [
    ...refused,
    ...drafts,
    ...(hosts.size > 0
      ? [
          `${counted(hosts.size, 'host')} ${verb}created: ${[...hosts].join(', ')}. Each sets a password at ${paths.forgotPassword}.`,
        ]
      : []),
    `${counted(created, 'listing')} ${verb}created, ${changed} ${verb}changed, ${unchanged} unchanged, ${counted(refused.length, 'row')} refused.`,
    ...(isStopped ? ['Stopped. Run the same command again to continue.'] : []),
    ...(isDry ? ['Nothing was stored. Photos at addresses were not fetched.'] : []),
  ].join('\n')
}

async function readText(file: string) {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new CommandError(`There is no file ${file}.`)
  if (found.size > FILE_BYTES) throw new CommandError(`${file} is too large. Split it.`)
  return decodeText(await readFile(file))
}

type ListingsValues = Values<typeof options>

interface Rows {
  rows: readonly FileRow[]
  /** Folder of the photos. */
  folder: string
  /** Key of the listing that must exist. */
  mustExist?: string
}

function importing(
  { rows, folder, mustExist }: Rows,
  values: ListingsValues,
  { signal, show }: ListingsRun,
): Work<Outcome> {
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`)
  const isDryRun = values['dry-run'] ?? false
  const progress = progressOf(show)
  return async ({ database, config, now }) => {
    const work = async () => {
      if (mustExist !== undefined && !(await findImported(database, mustExist))) {
        throw new CommandError(`There is no listing with the key ${mustExist}.`)
      }
      await prepareNames(database)
      const { storage, storeCheck, uploads } = await openMedia(config, () => undefined)
      if (!isDryRun) await requireSharedStore({ config, database, storeCheck })
      return importListings(rows, {
        database,
        storage,
        uploads,
        places: { folder, origins: config.photoOrigins },
        host: values.host,
        createsHosts: values['create-hosts'] ?? false,
        isDryRun,
        now,
        signal,
        onProgress: (done, all) => progress('rows', done, all),
      })
    }
    const alone = () =>
      workAlone('import', config.database.kind, database, work, () => {
        throw new CommandError(
          'Another import stores listings in this database. Wait until it has ended, and run this one again.',
        )
      })
    const report = await (isDryRun ? work() : alone())
    const isComplete = report.refused.length === 0 && !report.isStopped
    return { message: messageOf(report, isDryRun), isComplete }
  }
}

async function readImport(values: ListingsValues, file: string, run: ListingsRun) {
  const format = formatOf(file)
  const { text, encoding } = await readText(file)
  const rows = readRows(text, format)
  if (rows.length === 0) throw new CommandError(`${file} has no rows.`)
  const folder = values.photos ?? dirname(resolve(file))
  const work = importing({ rows, folder }, values, run)
  if (encoding !== 'windows-1252') return work
  return async (office: Office) => {
    const outcome = await work(office)
    return { ...outcome, message: `${NOT_UTF8}\n${outcome.message}` }
  }
}

function readExport({ photos: folder }: ListingsValues, file: string, show: ShowProgress): Work {
  const format = formatOf(file)
  if (existsSync(file)) throw new CommandError(`${file} exists. Name a new file.`)
  const progress = progressOf(show)
  const way = folder === undefined ? '' : relative(dirname(resolve(file)), resolve(folder))
  // A photo outside of the file's folder is found by --photos alone.
  const isOutside = way.startsWith('..') || isAbsolute(way)
  const below = isOutside ? '' : way.replaceAll(sep, '/')
  return async ({ database, config }) => {
    const { storage } = await openMedia(config, () => undefined)
    const { text, listings, photos } = await exportListings(database, {
      format,
      ...(folder !== undefined && { photos: { folder, below, storage } }),
      onProgress: (done, all) => progress('listings', done, all),
    })
    await mkdir(dirname(resolve(file)), { recursive: true })
    // It names the hosts' accounts.
    await writeFile(file, text, { mode: 0o600 })
    const again = `npm run listings -- import ${file}${isOutside ? ` --photos ${folder}` : ''}`
    return folder === undefined
      ? `${counted(listings, 'listing')} in ${file}, without photos. Another database can import it when it is exported with --photos <folder>.`
      : `${counted(listings, 'listing')} in ${file}, and ${counted(photos, 'photo')} in ${folder}. To import them elsewhere: ${again} --create-hosts`
  }
}

const verbsWith = (run: ListingsRun): Verbs<typeof options, Outcome | string> => ({
  import: {
    words: [1, 1],
    takes: ['photos', 'host', 'create-hosts', 'dry-run'],
    read: (values, file) => readImport(values, file, run),
  },
  export: {
    words: [1, 1],
    takes: ['photos'],
    read: (values, file) => readExport(values, file, run.show),
  },
  // Changes one listing as a row of a file with these columns would.
  set: {
    words: [2, Infinity],
    takes: ['photos', 'dry-run'],
    read: (values, key, ...changes) => {
      const cells: Cells = { ...Object.fromEntries(changes.map(cellOf)), key }
      const folder = values.photos ?? '.'
      return importing({ rows: [{ at: key, cells }], folder, mustExist: key }, values, run)
    },
  },
  ...calendarVerbs,
})

/** Imports listings from a file, exports them to one, changes one of them, or blocks its nights. */
export async function runListingsCommand(
  args: readonly string[],
  env: Env,
  run: ListingsRun,
): Promise<Outcome> {
  const command = { usage: USAGE, options, verbs: verbsWith(run) }
  const outcome = await inWords(() => runVerb(command, args, env, run.now))
  return typeof outcome === 'string' ? { message: outcome, isComplete: true } : outcome
}
