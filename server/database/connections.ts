import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { databaseFaultOf, isReported } from './database-faults'

interface ConnectionsOptions {
  open: () => pg.Pool
  /** True where a connection cannot be replaced, as that of the embedded database. */
  isEmbedded?: boolean
  /** Callback fired with an error that no statement reports. */
  onFault: (error: unknown) => void
}

/** Lends connections of a pool, and takes none back that is broken or inside a transaction. */
export class Connections {
  readonly #options: ConnectionsOptions
  #pool: pg.Pool
  /** When the statement in progress on a connection was sent. */
  readonly #sentAt = new Map<pg.PoolClient, number>()
  #hasLost = false
  /** When a statement was last answered, by performance.now(). */
  answeredAt = 0

  constructor(options: ConnectionsOptions) {
    this.#options = options
    this.#pool = this.#open()
  }

  #open() {
    return this.#options.open().on('error', this.#options.onFault)
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

  /** @param onReturn Called when the connection was given back. */
  async lend(onReturn: () => void): Promise<PostgresPoolClient> {
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
      if (this.#options.isEmbedded && isOpen)
        await client.query('rollback').catch(this.#options.onFault)
      client.off('error', onEnd)
      client.release(!this.#options.isEmbedded && (isBroken || isOpen))
      onReturn()
    }
    return { query, release: () => void release() } as unknown as PostgresPoolClient
  }

  /** A second call does nothing. */
  async end() {
    if (!this.#pool.ending) await this.#pool.end()
  }

  #fail(error: unknown): never {
    if (databaseFaultOf(error) === 'away') this.#hasLost = true
    throw error
  }
}
