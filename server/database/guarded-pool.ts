import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Availability } from './availability'
import { DatabaseAwayError, databaseFaultOf, RequestGoneError } from './database-faults'
import { causeIn, isInTransaction, isReported, keepEnd, type PoolClient } from './pool-client'
import { isUrgent, watchRequest } from './request-scope'
import { senderOf } from './session-settings'
import { WaitingLine, type LineLimits } from './waiting-line'

/** Milliseconds between two checks of the statements in progress. */
const CHECK_INTERVAL = 250

export interface GuardedPoolOptions {
  pool: pg.Pool
  limits: LineLimits
  /** Callback fired with an error that no statement reports. */
  onFault: (error: unknown) => void
  /** Statements that set what a connection behind a pooler does not keep between transactions. */
  localSettings?: string | undefined
  /** For a server over the network; the embedded database is always there. */
  remote?: {
    availability: Availability
    /** Milliseconds after which a statement without an answer casts doubt on the database. */
    suspiciousAfter: number
    /** Milliseconds after which a statement's connection is given up. */
    hopelessAfter: number
  }
}

interface Use {
  /** When the statement in progress was sent. Undefined between two statements. */
  since: number | undefined
  /** Set when the connection must not be used again. */
  isBroken: boolean
}

/**
 * Connections of this process to the database. A bounded queue is in front of them, every statement
 * is watched, and a connection that is broken or inside a transaction does not return to the pool.
 */
export class GuardedPool implements PostgresPool {
  readonly #options: GuardedPoolOptions
  readonly #line: WaitingLine
  readonly #inUse = new Map<PoolClient, Use>()
  readonly #clients = new Set<PoolClient>()
  readonly #looking: NodeJS.Timeout | undefined

  constructor(options: GuardedPoolOptions) {
    this.#options = options
    this.#line = new WaitingLine(options.limits)
    const { pool, remote } = options
    pool.on('connect', (client) => {
      this.#clients.add(keepEnd(client as PoolClient))
      // pg-pool listens to idle clients only. An error of one in use, which would end the process
      // without a listener, rejects its statement in progress, or else its next statement.
      client.on('error', () => remote?.availability.suspect())
    })
    pool.on('remove', (client) => this.#clients.delete(client as PoolClient))
    // What arrived while this process was busy is read first.
    const look = () => setImmediate(() => this.#look())
    if (remote) this.#looking = setInterval(look, CHECK_INTERVAL).unref()
  }

  get usage() {
    return { inUse: this.#inUse.size, waiting: this.#line.length }
  }

  async connect(): Promise<PostgresPoolClient> {
    const isGone = watchRequest()
    await this.#line.enter(isUrgent(), () => this.#objection(isGone()))
    try {
      const client = (await this.#options.pool.connect()) as PoolClient
      return this.#guarded(client)
    } catch (error) {
      this.#line.leave()
      this.#suspectAfter(error)
      throw error
    }
  }

  /** Breaks every connection to a database that does not respond, and refuses all who wait. */
  giveUp() {
    this.#line.refuseAll(new DatabaseAwayError('The database does not answer.'))
    for (const client of this.#clients) client.connection.stream.destroy()
  }

  /** Ends every connection. A second call does nothing, as Kysely makes one only after a query. */
  async end() {
    clearInterval(this.#looking)
    this.#options.remote?.availability.stop()
    if (!this.#options.pool.ending) await this.#options.pool.end()
  }

  #objection(isGone: boolean) {
    if (this.#options.remote?.availability.isAway()) {
      return new DatabaseAwayError('The database does not answer.')
    }
    return isGone ? new RequestGoneError('The client has gone.') : undefined
  }

  #suspectAfter(error: unknown) {
    if (databaseFaultOf(error) === 'away') this.#options.remote?.availability.suspect()
  }

  #guarded(client: PoolClient): PostgresPoolClient {
    const use: Use = { since: undefined, isBroken: false }
    this.#inUse.set(client, use)
    const send = senderOf(client, this.#options.localSettings)
    const query = async (text: string, values: readonly unknown[]) => {
      use.since = performance.now()
      try {
        const result = await send(text, values)
        this.#options.remote?.availability.trust()
        return result
      } catch (caught) {
        const error = this.#options.remote ? causeIn(client, caught) : caught
        if (!isReported(error) || databaseFaultOf(error) === 'away') use.isBroken = true
        this.#suspectAfter(error)
        throw error
      } finally {
        use.since = undefined
      }
    }
    const release = () => {
      this.#inUse.delete(client)
      void this.#return(client, use).finally(() => void this.#handOn())
    }
    return { query, release } as unknown as PostgresPoolClient
  }

  /**
   * Takes a connection back. One that a failed rollback left inside a transaction is not reused.
   */
  async #return(client: PoolClient, { isBroken }: Use) {
    if (this.#options.remote) {
      // PostgreSQL rolls back when the connection ends.
      client.release(isBroken || isInTransaction(client))
      return
    }
    // The embedded database has one connection, so it cannot be replaced.
    if (isInTransaction(client)) await client.query('rollback').catch(this.#options.onFault)
    client.release()
  }

  /**
   * Lets the next caller in. The embedded database works on the event loop. Without a pause between
   * two statements, a long queue would keep health checks and timers waiting until its end.
   */
  async #handOn() {
    if (!this.#options.remote && this.#line.length > 0) await nextTurn()
    this.#line.leave()
  }

  /** Checks the statements in progress, because a dead connection does not report itself. */
  #look() {
    const { remote } = this.#options
    if (!remote) return
    const now = performance.now()
    for (const use of this.#inUse.values()) {
      if (use.since === undefined) continue
      const took = now - use.since
      if (took > remote.suspiciousAfter) remote.availability.suspect()
      if (took > remote.hopelessAfter) this.#breakSilentConnections(now - remote.suspiciousAfter)
    }
  }

  /** Breaks the connections that have not answered since then, and the idle ones beside them. */
  #breakSilentConnections(since: number) {
    for (const client of this.#clients) {
      const use = this.#inUse.get(client)
      if (use && (use.since === undefined || use.since > since)) continue
      if (use) use.isBroken = true
      client.connection.stream.destroy()
    }
  }
}
