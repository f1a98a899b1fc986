import { createHash } from 'node:crypto'
import type pg from 'pg'
import { MINUTE } from '@domain/time'

/** The parts of pg's client that are needed here. Its types leave some of them out. */
export type PreparedClient = Pick<pg.PoolClient, 'query'> & {
  connection: { parsedStatements: Record<string, string> }
  getTransactionStatus: () => string | null
}

/** Statements that PostgreSQL can prepare and that are sent again and again. */
const CAN_BE_PREPARED = /^\s*(select|with|insert|update|delete)\b/i

/**
 * Parts of statements whose plan depends on their values, because words are common or rare. A plan
 * for any values might read a whole index.
 */
const PLANNED_FOR_VALUES = /listing_tokens|search_words|search_text/

/** Statements that one connection keeps. PostgreSQL holds about 100 KB for each. */
const MOST_PREPARED = 64
/** Statements whose use is counted. Searches with a varying number of values are many. */
const MOST_COUNTED = 1_000
/** In milliseconds. After a plan for any values took this long, the values are planned for again. */
const SLOW = 100
/** Milliseconds for which a statement that was slow is not prepared. */
const REST = 10 * MINUTE

/** invalid_sql_statement_name: somebody else has discarded what the connection had prepared. */
const UNKNOWN_NAME = '26000'
/** feature_not_supported: a migration has changed the columns of a statement. */
const CHANGED = '0A000'
const CHANGED_PLAN = /cached plan must not change result type/

const isOutdated = (error: unknown) => {
  const { code, message = '' } = error as { code?: unknown; message?: string }
  return code === UNKNOWN_NAME || (code === CHANGED && CHANGED_PLAN.test(message))
}

async function forgetAll(client: PreparedClient) {
  client.connection.parsedStatements = {}
  await client.query('deallocate all')
}

/**
 * Sends statements so that PostgreSQL parses and plans each only once on a connection. The number
 * of those that a connection keeps is bounded. Only for connections that lead to one server: behind a
 * pooler in transaction mode each transaction may run on another one.
 */
export class PreparedStatements {
  /** Uses of each text, or its name. */
  readonly #names = new Map<string, string | undefined>()
  /** Connections whose statements are discarded when the transaction has ended. */
  readonly #outdated = new WeakSet<PreparedClient>()
  readonly #restUntil = new Map<string, number>()

  /** Returns the name of a statement from its second use on. */
  #nameOf(text: string) {
    if (!CAN_BE_PREPARED.test(text) || PLANNED_FOR_VALUES.test(text)) return undefined
    const restUntil = this.#restUntil.get(text)
    if (restUntil !== undefined) {
      if (performance.now() < restUntil) return undefined
      this.#restUntil.delete(text)
    }
    if (!this.#names.has(text)) {
      if (this.#names.size >= MOST_COUNTED) this.#names.clear()
      this.#names.set(text, undefined)
      return undefined
    }
    const name = this.#names.get(text) ?? createHash('sha256').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }

  #rest(text: string) {
    if (this.#restUntil.size >= MOST_COUNTED) this.#restUntil.clear()
    this.#restUntil.set(text, performance.now() + REST)
  }

  async send(
    client: PreparedClient,
    text: string,
    values: readonly unknown[],
  ): Promise<pg.QueryResult> {
    const isIdle = client.getTransactionStatus() === 'I'
    if (isIdle && this.#outdated.delete(client)) await forgetAll(client)
    const name = this.#outdated.has(client) ? undefined : this.#nameOf(text)
    if (name === undefined) return client.query(text, [...values])
    const { parsedStatements } = client.connection
    const hasRoom = Object.keys(parsedStatements).length < MOST_PREPARED
    if (!hasRoom && !(name in parsedStatements)) await forgetAll(client)
    const begun = performance.now()
    try {
      const result = await client.query({ name, text, values: [...values] })
      if (performance.now() - begun > SLOW) this.#rest(text)
      return result
    } catch (error) {
      if (!isOutdated(error)) throw error
      if (!isIdle) {
        // The error has ended the transaction, which its caller may repeat.
        this.#outdated.add(client)
        throw error
      }
      await forgetAll(client)
      return client.query(text, [...values])
    }
  }
}
