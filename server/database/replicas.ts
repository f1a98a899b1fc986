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
import {
  isBehind,
  isLasting,
  LOOK_AT_PRIMARY,
  LOOK_AT_REPLICA,
  PROOF,
  VERSION_STATEMENT,
  type Proof,
} from './replica-statements'
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

interface Watched {
  url: string
  lag: number
  written: WrittenPositions
  /** Returns what identifies the primary's data, as far as that is known. */
  primaryOrigin: () => Origin
  onChange: (line: string) => void
}

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
  /** What it has to answer before it is used: what it could not, whatever else it answers. */
  let unproven: Proof | undefined = PROOF
  let toldUse: 'used' | 'unused' | 'foreign' | undefined
  const lookAtReplica = createLook<{ position: string | null }>(LOOK_AT_REPLICA)

  const age = () => (replayed === undefined ? Infinity : written.age(replayed))
  const isBranched = () => {
    if (replayed !== undefined && written.hasLess(replayed, seenAt)) lost = replayed
    return lost !== undefined && lost === replayed
  }
  const isOther = () => isOtherOrigin(origin, primaryOrigin())
  const isForeign = () => isOther() || isBranched()
  const isResting = () => performance.now() < restsUntil
  const isUsable = () => !isResting() && !unproven && age() <= lag && !isForeign()
  const rest = (error: unknown) => {
    restsUntil = performance.now() + REST
    fault = (error as Error).message
  }

  const reason = () => {
    if (isOther()) return OTHER_ORIGIN
    if (isBranched()) return OTHER_BRANCH
    if (isResting() || (unproven && fault)) return fault
    return replayed === undefined ? 'it is a primary' : isBehind(lag)
  }
  const tell = () => {
    const isUsed = isUsable()
    const use = isUsed ? 'used' : isForeign() ? 'foreign' : 'unused'
    if (use === toldUse) return
    toldUse = use
    onChange(isUsed ? `${name} answers reads.` : `${name} answers no reads: ${reason()}`)
  }
  const prove = async (from: GuardedPool, proof: Proof) => {
    await ask(from, proof.text, proof.values)
    // Another read may have failed meanwhile.
    if (unproven === proof) unproven = undefined
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
      const isAsked = replayed !== undefined && !isForeign() && !isResting()
      if (unproven && isAsked) await prove(pool, unproven)
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
      const isFault = databaseFaultOf(error) && !(error instanceof RequestGoneError)
      if (isFault || isLasting(error)) rest(error)
      if (isLasting(error)) unproven = { text, values }
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
