import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity'

const HEARTBEAT = 2_000
/**
 * In milliseconds. A holder elsewhere (such as a container on a shared folder) that has not updated
 * the file for this long is dead.
 */
const SILENCE = 10_000

/**
 * Thrown because a second process on one folder would silently lose rows. PGlite takes no lock
 * itself.
 */
export class DataDirectoryInUseError extends Error {
  constructor(dataDir: string, holder: ProcessIdentity) {
    super(
      `The data folder ${resolve(dataDir)} is in use by another Staylet process (process ${holder.pid}). ` +
        'Stop that process first, choose another DATA_DIR, ' +
        'or set DATABASE_URL to share one PostgreSQL server among processes.',
    )
    this.name = 'DataDirectoryInUseError'
  }
}

const readHolder = async (file: string) => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessIdentity
  } catch {
    // A missing file, or one that a crash left incomplete, means that nobody holds the folder.
    return undefined
  }
}

const beat = async (file: string) => (await stat(file)).mtimeMs

const isAlive = async (file: string, holder: ProcessIdentity) => {
  if (holder.place === ownIdentity().place) return isRunning(holder)
  const before = await beat(file)
  const until = Date.now() + SILENCE
  while (Date.now() < until) {
    await wait(HEARTBEAT / 4)
    if ((await beat(file)) !== before) return true
  }
  return false
}

/**
 * Locks the folder for this process alone. The holder's file survives a kill -9, but a dead process
 * id is replaced at once. proper-lockfile only guards this decision, so that two processes that
 * start at the same moment cannot both take the lock.
 *
 * @param onFault Called when the lock could not be renewed.
 * @returns a function that releases the folder.
 * @throws DataDirectoryInUseError
 */
export async function lockDataDirectory(dataDir: string, onFault: (error: unknown) => void) {
  const file = join(dataDir, 'holder.json')
  const endDecision = await lock(dataDir, {
    lockfilePath: join(dataDir, 'deciding.lock'),
    stale: 2_000,
    retries: { retries: 150, minTimeout: 100, maxTimeout: 100 },
  })
  try {
    const holder = await readHolder(file)
    if (holder && (await isAlive(file, holder))) throw new DataDirectoryInUseError(dataDir, holder)
    await writeFile(file, JSON.stringify(ownIdentity()))
  } finally {
    await endDecision()
  }
  const heartbeat = setInterval(() => {
    const now = new Date()
    // The next heartbeat makes up for a failed one. Only a holder on another machine is judged by
    // it.
    utimes(file, now, now).catch(onFault)
  }, HEARTBEAT)
  heartbeat.unref()
  return async () => {
    clearInterval(heartbeat)
    await rm(file, { force: true })
  }
}
