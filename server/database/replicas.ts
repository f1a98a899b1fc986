import { SECOND } from '@domain/time'
import { databaseFaultOf, RequestGoneError } from './database-faults'
import { hostName } from './database-hosts'
import type { GuardedPool } from './guarded-pool'
import { keepLooking } from './keep-looking'
import {
  ask,
  createLook,
  isOtherOrigin,
  OTHER_BRANCH,
  OTHER_ORIGIN,
  type Origin,
} from './look-at-server'
import type { Replica } from './replica-reads'
import { openServerDatabase, type Times } from './server-database'
import { shareReadings } from './share-readings'
import { positionOf, WrittenPositions } from './written-positions'

/** The primary answers what a replica has not answered by then, within the time of the request. */
const TIMES: Times = {
  connect: 400,
  probe: 400,
  statement: 800,
  lock: 400,
  suspicious: 400,
  hopeless: 800,
  turn: 400,
  idleInTransaction: 10_000,
}
/** Milliseconds for which a replica that was too slow gets no request. */
const REST = 2_000

export interface ReplicaOptions {
  /** An address for each replica. */
  urls: readonly string[]
  /** Milliseconds that a replica may be behind the primary. */
  lag: number
}

export interface Replicas {
  /** Returns a replica that is new enough and answers, or undefined when there is none. */
  choose: () => Replica | undefined
  stop: () => Promise<void>
}

const LOOK_AT_PRIMARY = `
  select pg_current_wal_lsn()::text as position,
    substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline
  where not pg_is_in_recovery()`

/** A replica that was promoted is a primary, whose last replayed position no longer moves. */
const LOOK_AT_REPLICA = `
  select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()`

interface Watched {
  url: string
  lag: number
  written: WrittenPositions
  /** Returns what identifies the primary's data, as far as that is known. */
  primaryOrigin: () => Origin
  onChange: (line: string) => void
}

/**
 * Selects the version of the data on a replica. A replica does not know which transactions in
 * progress have ended, so the version is the position up to which it has repeated the primary. Once
 * it is promoted it is a primary, whose position no longer moves.
 */
const VERSION_STATEMENT = `
  select concat_ws(' ',
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text
      else pg_current_snapshot()::text end,
    pg_postmaster_start_time()) as version`

/** Watches one replica. It is opened when it answers for the first time. */
function watchReplica({ url, lag, written, primaryOrigin, onChange }: Watched) {
  const name = `The replica at ${hostName(url)}`
  let pool: GuardedPool | undefined
  let replayed: bigint | undefined
  /** When the replica was first seen there. */
  let seenAt = 0
  /** The last position that the primary never had, which the primary's own will pass. */
  let lost: bigint | undefined
  let origin: Origin = {}
  let restsUntil = 0
  /** Why it rests. */
  let fault = ''
  let toldUse: 'used' | 'unused' | 'foreign' | undefined
  const lookAtReplica = createLook<{ position: string | null }>(LOOK_AT_REPLICA)

  const age = () => (replayed === undefined ? Infinity : written.age(replayed))
  const isBranched = () => {
    if (replayed !== undefined && written.hasLess(replayed, seenAt)) lost = replayed
    return lost !== undefined && lost === replayed
  }
  const isOther = () => isOtherOrigin(origin, primaryOrigin())
  const isForeign = () => isOther() || isBranched()
  const isUsable = () => performance.now() >= restsUntil && age() <= lag && !isForeign()
  const rest = (error: unknown) => {
    restsUntil = performance.now() + REST
    fault = (error as Error).message
  }

  const reason = () => {
    if (isOther()) return OTHER_ORIGIN
    if (isBranched()) return OTHER_BRANCH
    if (performance.now() < restsUntil) return fault
    return replayed === undefined ? 'it is a primary' : `it is more than ${lag / SECOND} s behind`
  }
  const tell = () => {
    const isUsed = isUsable()
    const use = isUsed ? 'used' : isForeign() ? 'foreign' : 'unused'
    if (use === toldUse) return
    toldUse = use
    onChange(isUsed ? `${name} answers reads.` : `${name} answers no reads: ${reason()}`)
  }
  const look = async () => {
    try {
      const options = { onChange: () => undefined, statementTime: 'limited', name } as const
      pool ??= (await openServerDatabase(url, { ...options, times: TIMES })).pool
      const seen = await lookAtReplica(pool)
      origin = seen
      const position = positionOf(seen.position)
      if (position !== replayed) seenAt = performance.now()
      replayed = position
    } catch (error) {
      rest(error)
    }
    tell()
  }

  const query = async (text: string, values: readonly unknown[]) => {
    if (!pool) throw new Error(`${name} was never opened.`)
    try {
      return await ask<unknown>(pool, text, values)
    } catch (error) {
      if (databaseFaultOf(error) && !(error instanceof RequestGoneError)) rest(error)
      throw error
    }
  }
  const version = shareReadings(async () => {
    const { rows } = await query(VERSION_STATEMENT, [])
    return (rows[0] as { version: string }).version
  })
  const stopLooking = keepLooking(look)
  const replica: Replica = { query, version }
  return {
    replica,
    isUsable,
    stop: async () => {
      await stopLooking()
      await pool?.end()
    },
  }
}

/**
 * Watches the replicas of a primary. A replica that has repeated everything up to a position which
 * the primary reached at some moment is at most as old as that moment, whatever the clocks say.
 */
export function watchReplicas(
  primary: GuardedPool,
  { urls, lag }: ReplicaOptions,
  onChange: (line: string) => void,
): Replicas {
  const written = new WrittenPositions(lag)
  let origin: Origin = {}
  const lookAtPrimary = createLook<{ position: string | null; timeline: string }>(LOOK_AT_PRIMARY)
  const stopLooking = keepLooking(async () => {
    const asked = performance.now()
    // While the primary is away the replicas grow old, until no one can tell how old they are.
    const seen = await lookAtPrimary(primary).catch(() => undefined)
    const position = positionOf(seen?.position)
    if (seen === undefined || position === undefined) return
    origin = seen
    written.add(position, seen.timeline ?? '', asked)
  })
  const watched = urls.map((url) =>
    watchReplica({ url, lag, written, primaryOrigin: () => origin, onChange }),
  )
  let turn = 0
  return {
    choose: () => {
      const usable = watched.filter(({ isUsable }) => isUsable())
      turn += 1
      return usable[turn % usable.length]?.replica
    },
    stop: async () => {
      await Promise.all([stopLooking(), ...watched.map(({ stop }) => stop())])
    },
  }
}
