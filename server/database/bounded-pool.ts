import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Connections } from './connections'
import { DatabaseBusyError } from './database-faults'
import { isUrgent } from './urgent-work'

interface PoolOptions {
  connections: Connections
  /** Connections in use at the same time. */
  most: number
  /** Callers that may wait. Beyond them a caller is refused at once. */
  waiting: number
  /** Milliseconds that a caller waits at most. */
  patience: number
  /** Returns an error while nobody gets a connection. */
  objection?: (() => Error | undefined) | undefined
}

/** Bounds how many callers wait for a connection and for how long, as pg-pool's own queue does not. */
export class BoundedPool implements PostgresPool {
  readonly #options: PoolOptions
  readonly #waiting: (() => void)[] = []
  #inUse = 0

  constructor(options: PoolOptions) {
    this.#options = options
  }

  get usage() {
    return { inUse: this.#inUse, waiting: this.#waiting.length }
  }

  /** @throws DatabaseBusyError, which is a 503 with Retry-After. */
  async connect(): Promise<PostgresPoolClient> {
    const refuse = () => {
      const error = this.#options.objection?.()
      if (error) throw error
    }
    refuse()
    await this.#enter()
    try {
      refuse()
      return await this.#options.connections.lend(() => void this.#leave())
    } catch (error) {
      void this.#leave()
      throw error
    }
  }

  /** A second call does nothing, as Kysely makes one only after a query. */
  end = () => this.#options.connections.end()

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
}
