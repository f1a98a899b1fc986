import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient } from './pool-client'

/** Statements that have a name at the same time. Each connection keeps a plan for each. */
const MOST_NAMED = 50
/** Number of times that a statement is sent before it gets a name. */
const OFTEN = 3
/** Statements whose sendings are counted. Beyond it all counts start again. */
const MOST_COUNTED = 1_000

/** Statements that PostgreSQL plans, alone in their text. */
const IS_PLANNED = /^\s*(select|insert|update|delete|with)\b[^;]*$/i

const fresh = new AsyncLocalStorage<boolean>()

/**
 * Runs statements that are planned for their values each time. A lasting plan would guess how many
 * rows have a price between two that it does not know, and could read a million for twelve.
 */
export const withFreshPlans = <T>(work: () => T): T => fresh.run(true, work)

const hasFreshPlans = () => fresh.getStore() ?? false

/**
 * Names the statements that a process sends often, so that each connection parses and plans them
 * once. Planning a search takes longer than running it. A name is never used for another statement.
 */
export class NamedStatements {
  /** In the order of their last use. */
  readonly #names = new Map<string, string>()
  readonly #counts = new Map<string, number>()
  #next = 1
  /** Names that are no longer used, and the connections that may still have them. */
  #dropped: string[] = []
  readonly #droppedOf = new WeakMap<PoolClient, string[]>()

  /** Returns the name of a statement, or undefined for one that is seldom sent or planned each time. */
  nameOf(text: string): string | undefined {
    if (hasFreshPlans()) return undefined
    const known = this.#names.get(text)
    if (known !== undefined) {
      this.#names.delete(text)
      this.#names.set(text, known)
      return known
    }
    if (!IS_PLANNED.test(text)) return undefined
    const count = (this.#counts.get(text) ?? 0) + 1
    if (this.#counts.size >= MOST_COUNTED) this.#counts.clear()
    this.#counts.set(text, count)
    if (count < OFTEN) return undefined
    this.#counts.delete(text)
    const name = `staylet_${this.#next}`
    this.#next += 1
    this.#names.set(text, name)
    const [oldest] = this.#names
    if (oldest && this.#names.size > MOST_NAMED) this.#drop(oldest)
    return name
  }

  /**
   * Drops every name, so that each statement gets a new one. A prepared statement fails after a
   * change of the schema, or where a connection no longer has it.
   */
  forget() {
    for (const entry of this.#names) this.#drop(entry)
    this.#counts.clear()
  }

  #drop([text, name]: [string, string]) {
    this.#names.delete(text)
    // A connection that has missed more drops keeps the others until its end.
    this.#dropped = [...this.#dropped, name].slice(-MOST_NAMED)
  }

  /** Makes a connection outside transactions forget the statements that are no longer used. */
  async deallocate(client: PoolClient) {
    if (this.#droppedOf.get(client) === this.#dropped) return
    this.#droppedOf.set(client, this.#dropped)
    const { parsedStatements } = client.connection
    for (const name of this.#dropped) {
      if (parsedStatements[name] === undefined) continue
      delete parsedStatements[name]
      // A connection that fails here fails at the statement behind it as well, which reports it.
      await client.query(`deallocate ${name}`).catch(() => undefined)
    }
  }
}
