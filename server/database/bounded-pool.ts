import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import {
  DatabaseAwayError,
  DatabaseBusyError,
  databaseFaultOf,
  isReported,
} from './database-faults'
import { isUrgent } from './urgent-work'

interface PoolOptions {
  open: () => pg.Pool
  /** True where a connection cannot be replaced, as that of the embedded database. */
  isEmbedded?: boolean
  /** Callback fired with an error that no statement reports. */
  onFault: (error: unknown) => void
  /** Connections in use at the same time. */
  most: number
  /** Callers that may wait. Beyond them a caller is refused at once. */
  waiting: number
  /** Milliseconds that a caller waits at most. */
  patience: number
}

/**
 * Lends connections of a pool, and takes none back that is broken or inside a transaction. Bounds how
 * many callers wait for one and for how long, as pg-pool's own queue does not.
 */
export class BoundedPool implements PostgresPool {
  readonly #options: PoolOptions
  #pool: pg.Pool
  readonly #waiting: (() => void)[] = []
  #inUse = 0
  /** When the statement in progress on a connection was sent. */
  readonly #sentAt = new Map<pg.PoolClient, number>()
  #hasLost = false
  /** When a statement was last answered, by performance.now(). */
  answeredAt = 0
  /** While it is true, nobody gets a connection. */
  isAway = false

  constructor(options: PoolOptions) {
    this.#options = options
    this.#pool = this.#open()
  }

  #open() {
    return this.#options.open().on('error', this.#options.onFault)
  }

  /** Connections that carry a statement or a transaction, and callers that wait for one. */
  get usage() {
    return { inUse: this.#inUse, waiting: this.#waiting.length }
  }

  /** Starts again with new connections. Every statement in progress fails. */
  renew() {
    void this.#pool.end()
    this.#pool = this.#open()
    for (const client of this.#sentAt.keys()) void client.end()
  }

  /**
   * Tells whether a connection was lost since the last call, or a statement has waited for an answer
   * for this many milliseconds.
   */
  isDoubtful(longest: number) {
    const hasLost = this.#hasLost
    this.#hasLost = false
    const since = performance.now() - longest
    return hasLost || [...this.#sentAt.values()].some((sentAt) => sentAt < since)
  }

  /** @throws DatabaseBusyError or DatabaseAwayError, which are a 503 with Retry-After. */
  async connect(): Promise<PostgresPoolClient> {
    this.#refuseWhileAway()
    await this.#enter()
    try {
      this.#refuseWhileAway()
      return await this.#lend()
    } catch (error) {
      void this.#leave()
      throw error
    }
  }

  /** A second call does nothing, as Kysely makes one only after a query. */
  async end() {
    if (!this.#pool.ending) await this.#pool.end()
  }

  #refuseWhileAway() {
    if (this.isAway) throw new DatabaseAwayError('The database does not answer.')
  }

  async #enter() {
    const { most, waiting, patience } = this.#options
    if (this.#inUse < most) {
      this.#inUse += 1
      return
    }
    if (!isUrgent() && this.#waiting.length >= waiting) {
      throw new DatabaseBusyError('Too many statements wait for a connection.')
    }
    await new Promise<void>((proceed, refuse) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1)
        refuse(new DatabaseBusyError('No connection became free in time.'))
      }, patience)
      const turn = () => {
        clearTimeout(timer)
        proceed()
      }
      if (isUrgent()) this.#waiting.unshift(turn)
      else this.#waiting.push(turn)
    })
  }

  async #leave() {
    // The embedded database works on the event loop, where a long queue would keep timers waiting.
    if (this.#waiting.length > 0) await nextTurn()
    const next = this.#waiting.shift()
    if (next) next()
    else this.#inUse -= 1
  }

  async #lend(): Promise<PostgresPoolClient> {
    const { isEmbedded, onFault } = this.#options
    const client = await this.#pool.connect().catch((error: unknown) => this.#fail(error))
    let isBroken = false
    /** Why the server ended the connection between two statements. */
    let end: Error | undefined
    // An error without a listener would end the process.
    const onEnd = (error: Error) => (end ??= error)
    client.on('error', onEnd)

    const query = async (text: string, values: readonly unknown[]) => {
      this.#sentAt.set(client, performance.now())
      try {
        const result = await client.query(text, [...values])
        this.answeredAt = performance.now()
        return result
      } catch (error) {
        // After an error of the driver's own, as over a value that it cannot send, the connection
        // may still wait.
        isBroken ||= !isReported(error)
        this.#fail(end ?? error)
      } finally {
        this.#sentAt.delete(client)
      }
    }
    const release = async () => {
      const isOpen = ['T', 'E'].includes(client.getTransactionStatus() ?? '')
      // PostgreSQL rolls back when the connection ends.
      if (isEmbedded && isOpen) await client.query('rollback').catch(onFault)
      client.off('error', onEnd)
      client.release(!isEmbedded && (isBroken || isOpen))
      void this.#leave()
    }
    return { query, release: () => void release() } as unknown as PostgresPoolClient
  }

  #fail(error: unknown): never {
    if (databaseFaultOf(error) === 'away') this.#hasLost = true
    throw error
  }
}
