import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Who holds a lock, precise enough that a reused process id is not mistaken for the holder. */
export interface ProcessIdentity {
  pid: number
  /** Machine and, on Linux, process-id namespace: process ids mean nothing outside of it. */
  place: string
  /** Start in clock ticks since boot; null where the system does not tell. */
  startedAt: string | null
}

const START_TIME_FIELD = 19

const startOf = (pid: number) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command may hold spaces and brackets; the fields that matter follow its last bracket.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD] ?? null
  } catch {
    return null
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
  startedAt: startOf(process.pid),
})

/** Only for a holder in the same place. */
export function isRunning({ pid, startedAt }: ProcessIdentity) {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return startedAt === null || startOf(pid) === startedAt
}
