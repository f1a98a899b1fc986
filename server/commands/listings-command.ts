import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { paths } from '@domain/paths'
import type { Config } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { workAlone } from '@server/database/work-alone'
import { decodeText } from '@server/import/decode-text'
import { exportListings } from '@server/import/export-listings'
import { findImported } from '@server/import/import-listing'
import { importListings, type ImportReport } from '@server/import/import-listings'
import { readRows, type FileRow } from '@server/import/read-rows'
import { openMedia } from '@server/media/open-media'
import { prepareNames } from '@server/start/prepare-data'
import { requireSharedStore } from '@server/start/share-photos'
import { isCalendarVerb, runCalendarCommand } from './calendar-commands'
import { CommandError } from './command-error'
import { counted } from './counted'
import { readArguments, type FileArguments, type SetArguments } from './listings-arguments'
import { withCommandDatabase } from './open-command-database'
import { progressOf, type ShowProgress } from './progress'

/** In bytes. A hundred thousand listings are smaller. */
const FILE_BYTES = 256_000_000

const NOT_UTF8 =
  'The file is not UTF-8 and was read as Windows-1252. Look at letters such as ẹ and signs such as ₦.'

type Environment = Record<string, string | undefined>

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

interface Rows {
  rows: readonly FileRow[]
  /** Folder of the photos. */
  folder: string
  host?: string | undefined
  createsHosts?: boolean
  isDryRun: boolean
  /** Key of the listing that must exist. */
  mustExist?: string
}

async function importRows(
  { rows, folder, host, createsHosts = false, isDryRun, mustExist }: Rows,
  env: Environment,
  run: ListingsRun,
): Promise<Outcome> {
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`)
  const progress = progressOf(run.show)
  const work = async (database: Database, config: Config) => {
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
      host,
      createsHosts,
      isDryRun,
      now: run.now ?? new Date(),
      signal: run.signal,
      onProgress: (done, all) => progress('rows', done, all),
    })
  }
  const alone = (database: Database, config: Config) =>
    workAlone(
      'import',
      config.database.kind,
      database,
      () => work(database, config),
      () => {
        throw new CommandError(
          'Another import stores listings in this database. Wait until it has ended, and run this one again.',
        )
      },
    )
  const report = await withCommandDatabase(env, isDryRun ? work : alone)
  const isComplete = report.refused.length === 0 && !report.isStopped
  return { message: messageOf(report, isDryRun), isComplete }
}

async function runImport(
  { file, format, photos, host, 'create-hosts': createsHosts, 'dry-run': isDryRun }: FileArguments,
  env: Environment,
  run: ListingsRun,
): Promise<Outcome> {
  const { text, encoding } = await readText(file)
  const rows = readRows(text, format)
  if (rows.length === 0) throw new CommandError(`${file} has no rows.`)
  const folder = photos ?? dirname(resolve(file))
  const outcome = await importRows({ rows, folder, host, createsHosts, isDryRun }, env, run)
  if (encoding !== 'windows-1252') return outcome
  return { ...outcome, message: `${NOT_UTF8}\n${outcome.message}` }
}

/** Changes one listing as a row of a file with these columns would. */
const runSet = (
  { cells, photos: folder = '.', 'dry-run': isDryRun }: SetArguments,
  env: Environment,
  run: ListingsRun,
) =>
  importRows({ rows: [{ at: cells.key, cells }], folder, isDryRun, mustExist: cells.key }, env, run)

async function runExport(
  given: FileArguments,
  env: Environment,
  run: ListingsRun,
): Promise<Outcome> {
  const { file, format, photos: folder } = given
  if (existsSync(file)) throw new CommandError(`${file} exists. Name a new file.`)
  const progress = progressOf(run.show)
  const way = folder === undefined ? '' : relative(dirname(resolve(file)), resolve(folder))
  // A photo outside of the file's folder is found by --photos alone.
  const isOutside = way.startsWith('..') || isAbsolute(way)
  const below = isOutside ? '' : way.replaceAll(sep, '/')
  const work = async (database: Database, config: Config) => {
    const { storage } = await openMedia(config, () => undefined)
    return exportListings(database, {
      format,
      ...(folder !== undefined && { photos: { folder, below, storage } }),
      onProgress: (done, all) => progress('listings', done, all),
    })
  }
  const { text, listings, photos } = await withCommandDatabase(env, work)
  await mkdir(dirname(resolve(file)), { recursive: true })
  // It names the hosts' accounts.
  await writeFile(file, text, { mode: 0o600 })
  const again = `npm run listings -- import ${file}${isOutside ? ` --photos ${folder}` : ''}`
  const message =
    folder === undefined
      ? `${counted(listings, 'listing')} in ${file}, without photos. Another database can import it when it is exported with --photos <folder>.`
      : `${counted(listings, 'listing')} in ${file}, and ${counted(photos, 'photo')} in ${folder}. To import them elsewhere: ${again} --create-hosts`
  return { message, isComplete: true }
}

/**
 * Imports listings from a file, exports them to one, changes one of them, or blocks its nights.
 *
 * @param args What follows `npm run listings --`.
 * @throws CommandError, ConfigError, DataDirectoryInUseError
 */
export async function runListingsCommand(
  args: readonly string[],
  env: Environment,
  run: ListingsRun,
): Promise<Outcome> {
  if (isCalendarVerb(args[0])) {
    const message = await runCalendarCommand(args, env, run.now ?? new Date())
    return { message, isComplete: true }
  }
  const given = readArguments(args)
  if (given.verb === 'set') return runSet(given, env, run)
  return given.verb === 'import' ? runImport(given, env, run) : runExport(given, env, run)
}
