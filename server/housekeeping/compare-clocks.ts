import { sql } from 'kysely'
import { MINUTE, SECOND } from '@domain/time'
import type { Database } from '@server/database/tables'
import { repeat } from './repeat'

/** In milliseconds. Clocks that are synchronised are never this far apart. */
const MOST_APART = MINUTE

/** Clock of this machine, in milliseconds since the epoch. A test sets its own. */
type OwnClock = () => number

/** Returns by how many milliseconds the clock of this machine is ahead of the database's. */
export async function aheadOfDatabase(database: Database, ownClock: OwnClock = Date.now) {
  const before = ownClock()
  const { rows } = await sql<{ now: Date }>`
    select clock_timestamp()::timestamptz(3) as now`.execute(database)
  const here = (before + ownClock()) / 2
  return Math.round(here - (rows[0]?.now.getTime() ?? 0))
}

/** Returns in words that the two clocks are too far apart, or undefined when they are not. */
async function clockFault(database: Database, ownClock?: OwnClock) {
  const ahead = await aheadOfDatabase(database, ownClock)
  if (Math.abs(ahead) <= MOST_APART) return undefined
  const seconds = Math.round(Math.abs(ahead) / SECOND).toLocaleString('en')
  return (
    `The clock of this machine is ${seconds} seconds ${ahead > 0 ? 'ahead of' : 'behind'} that of the database. ` +
    'Synchronise both with NTP. Until then this process cancels and deletes nothing that is due.'
  )
}

export interface ClockComparison {
  database: Database
  ownClock?: OwnClock | undefined
}

/**
 * Returns a task that fails instead of ending anything while the clocks are apart. A clock that is
 * ahead would cancel the bookings of other processes before their time, which nothing undoes.
 */
export const whileClocksAgree =
  ({ database, ownClock }: ClockComparison, task: () => Promise<void>) =>
  async () => {
    const fault = await clockFault(database, ownClock)
    if (fault !== undefined) throw new Error(fault)
    await task()
  }

export interface Chore extends ClockComparison {
  clock: () => Date
  onFault: (error: unknown) => void
}

/** Carries a chore out again and again, as `repeat` does, while the clocks agree. */
export const keepDoing = (
  { clock, onFault, ...clocks }: Chore,
  task: (now: Date) => Promise<void>,
  interval: number,
  early?: number,
) =>
  repeat(
    whileClocksAgree(clocks, () => task(clock())),
    interval,
    onFault,
    early,
  )

/** Warns the operator at the start when the clocks are apart. */
export async function warnOfClocks(
  { database, ownClock }: ClockComparison,
  warn: (line: string) => void,
) {
  const fault = await clockFault(database, ownClock)
  if (fault !== undefined) warn(fault)
}
