import { readFileSync, readlinkSync } from 'node:fs'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lock } from 'proper-lockfile'

const HEARTBEAT = 2_000
/**
 * In milliseconds. A holder elsewhere (such as a container on a shared folder) that has not updated
 * the file for this long is dead.
 */
const SILENCE = 10_000

/** Identity of a lock's holder, precise enough that a reused process id is not mistaken for it. */
interface ProcessIdentity {
  pid: number
  /** Machine and, on Linux, the process id namespace. Process ids mean nothing outside it. */
  place: string
  /** Start time in clock ticks since boot. Null where the system does not report it. */
  startedAt: string | null
}

const START_TIME_FIELD = 19
/** States of a process that has ended, and that its parent has not noticed yet. */
const ENDED: readonly unknown[] = ['Z', 'X', 'x']

/** Reads what Linux knows about a process. */
const readStat = (pid: number) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command may contain spaces and brackets, so the fields are counted after its last
    // bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], startedAt: fields[START_TIME_FIELD] ?? null }
  } catch {
    return { state: undefined, startedAt: null }
  }
}

const placeOf = () => {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

export const ownIdentity = (): ProcessIdentity => ({
  pid: process.pid,
  place: placeOf(),
  startedAt: readStat(process.pid).startedAt,
})

/** Tells whether a holder on the same machine still runs. */
export function isRunning({ pid, startedAt }: ProcessIdentity) {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const found = readStat(pid)
  if (ENDED.includes(found.state)) return false
  return startedAt === null || found.startedAt === startedAt
}

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
