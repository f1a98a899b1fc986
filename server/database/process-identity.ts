import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Identity of a lock's holder, precise enough that a reused process id is not mistaken for it. */
export interface ProcessIdentity {
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
