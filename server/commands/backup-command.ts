import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { MINUTE } from '@domain/time'
import { BACKUP_PATH } from '@server/backup/backup-routes'
import { compareDigests, DIGESTS, writeDigests } from '@server/backup/digests'
import { dumpDatabase } from '@server/backup/dump-database'
import { readOperatorToken } from '@server/backup/operator-token'
import { readLines } from '@server/backup/read-lines'
import { BackupError, compareRows, restoreDatabase } from '@server/backup/restore-database'
import { readConfig, type Config } from '@server/config/config'
import { askOwnServer } from '@server/connections/ask-own-server'
import { connectDatabase } from '@server/database/connect'
import { DataDirectoryInUseError } from '@server/database/data-directory-lock'
import { workAlone } from '@server/database/work-alone'
import { STORE_ID } from '@server/media/store-id'
import { unlessMissing } from '@server/unless-missing'
import { CommandError, UsageError } from './command-error'
import { parseCommandLine } from './parse-command-line'

const USAGE = `Usage: npm run backup -- <new folder>
       npm run restore -- <folder of a backup>
A backup is made while the server runs. It contains the database and the photos of DATA_DIR; photos
in a bucket are not copied. A restore needs a stopped server and an empty database.`

type Environment = Record<string, string | undefined>

const databaseFile = (folder: string) => join(folder, 'database.jsonl.gz')

/** In milliseconds. Time until a running server begins to send its rows. */
const ANSWER_TIME = MINUTE

/** Reads the rows through the running server, which alone can open its embedded database. */
async function dumpOfServer(config: Config) {
  const token = (await readOperatorToken(config.dataDir)) ?? ''
  const answer = await askOwnServer({ ...config, host: '127.0.0.1' }, BACKUP_PATH, {
    headers: { 'x-operator-token': token },
    limit: ANSWER_TIME,
  }).catch(() => undefined)
  if (answer?.statusCode !== 200) {
    throw new CommandError(
      `${config.dataDir} is in use, but no server answers at port ${config.port}. Set PORT as for the server.`,
    )
  }
  return answer
}

/** Opens the rows of the database, directly or through the server that has it open. */
async function openDump(config: Config, now: Date) {
  try {
    const opened = await connectDatabase(config.database, { statementTime: 'unlimited' })
    return { stream: dumpDatabase(opened.database, now), close: opened.close }
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error
    return { stream: await dumpOfServer(config), close: async () => undefined }
  }
}

/**
 * Copies the photos of a folder. A file that was just deleted is left out, and so is the id of the
 * folder, because the copy is another one.
 *
 * @returns how many.
 */
async function copyFiles(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0
  await mkdir(to, { recursive: true })
  let count = 0
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name === STORE_ID) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      count += await copyFiles(source, target)
      continue
    }
    if (await unlessMissing(copyFile(source, target).then(() => true))) count += 1
  }
  return count
}

const folderOf = (args: readonly string[]) => {
  const [folder, more] = parseCommandLine(args, {}, USAGE).positionals
  if (!folder) throw new UsageError(USAGE)
  if (more !== undefined) throw new UsageError(USAGE, `'${more}' is one word too many.`)
  return folder
}

/** Writes a backup into a folder. @returns the number of photos. */
async function writeBackup(folder: string, config: Config, now: Date) {
  const part = `${databaseFile(folder)}.part`
  const { stream, close } = await openDump(config, now)
  try {
    await pipeline(stream, createGzip(), createWriteStream(part))
  } finally {
    await close()
  }
  // The photos follow the rows, so that every photo that the rows name is there.
  const photos = await copyFiles(join(config.dataDir, 'photos'), join(folder, 'photos'))
  await rename(part, databaseFile(folder))
  await writeDigests(folder)
  return photos
}

/**
 * Backs the database and the photos up, while the server runs. @throws CommandError, ConfigError
 */
export async function runBackupCommand(
  args: readonly string[],
  env: Environment,
  now = new Date(),
): Promise<string> {
  const folder = folderOf(args)
  const config = readConfig(env)
  if (existsSync(folder)) throw new CommandError(`${folder} exists. Name a new folder.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const photos = await writeBackup(folder, config, now)
    return `The backup is in ${folder}, with ${photos} photos.`
  } catch (error) {
    // Otherwise the folder would exist, and the same command would be refused once the fault is
    // fixed.
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Names the fault of a file that gzip cannot read, or that is cut off. */
function asBackupError(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException
  if (!code?.startsWith('Z_')) throw error
  throw new BackupError('The backup is damaged: its file cannot be unpacked. Take another one.')
}

/** Faults that a message names. */
const MOST_NAMED = 10

/**
 * Checks every file and every table of a backup against its digest, before anything is stored.
 *
 * @returns whether the backup has digests. Those of earlier versions have none.
 * @throws BackupError that names what differs.
 */
async function checkContent(folder: string): Promise<boolean> {
  const ofFiles = await compareDigests(folder)
  const ofRows = await compareRows(readLines(databaseFile(folder)))
    .catch(asBackupError)
    .catch((error: unknown) => {
      // The digests say more about a file that cannot be unpacked.
      if (!(error instanceof BackupError) || !ofFiles?.length) throw error
      return []
    })
  if (!ofFiles && !ofRows) return false
  const faults = [...(ofFiles ?? [`${DIGESTS} is missing.`]), ...(ofRows ?? [])]
  if (faults.length === 0) return true
  const more = faults.length - MOST_NAMED
  throw new BackupError(
    [
      'This is not the backup as it was made, so nothing is restored:',
      ...faults.slice(0, MOST_NAMED),
      ...(more > 0 ? [`There are ${more} more differences.`] : []),
      'Take another backup.',
    ].join('\n'),
  )
}

const UNCHECKED =
  'The backup is of a version that wrote no digests, so its content was not checked.'

/** Restores a backup into an empty database. @throws CommandError, ConfigError, BackupError */
export async function runRestoreCommand(
  args: readonly string[],
  env: Environment,
): Promise<string> {
  const folder = folderOf(args)
  const config = readConfig(env)
  if (!existsSync(databaseFile(folder))) {
    throw new CommandError(`${folder} has no backup that was completed.`)
  }
  const isChecked = await checkContent(folder)
  const opened = await connectDatabase(config.database, { statementTime: 'unlimited' })
  try {
    let photos = 0
    const copyPhotos = async () => {
      photos = await copyFiles(join(folder, 'photos'), join(config.dataDir, 'photos'))
    }
    const { database } = opened
    const restore = () => restoreDatabase(database, readLines(databaseFile(folder)), copyPhotos)
    const restored = workAlone('restore', config.database.kind, database, restore, () => {
      throw new CommandError('Another restore fills this database. Wait until it has ended.')
    })
    const { rows, madeAt } = await restored.catch(asBackupError)
    const done = `${rows} rows and ${photos} photos of ${madeAt} are restored.`
    return isChecked ? done : `${done} ${UNCHECKED}`
  } finally {
    await opened.close()
  }
}
