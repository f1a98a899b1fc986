import type pg from 'pg'
import { DatabaseDamagedError } from './database-faults'

/**
 * Number of statements whose columns are remembered. Statements with a varying number of values are
 * many.
 */
const MOST_STATEMENTS = 1_000

/**
 * Remembers which columns each statement returns. When columns suddenly have another name or type,
 * they were damaged on their way or the schema has changed. Either way the rows would be misread.
 */
export class RowShapes {
  readonly #shapes = new Map<string, string>()
  /**
   * Shape that was refused last, by statement. The same shape twice means that the schema has
   * changed.
   */
  readonly #refused = new Map<string, string>()

  /** @throws DatabaseDamagedError, once for each change. */
  check(statement: string, { fields }: Pick<pg.QueryResult, 'fields'>) {
    const shape = fields.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`).join()
    const known = this.#shapes.get(statement)
    if (known === shape) return
    if (known !== undefined && this.#refused.get(statement) !== shape) {
      this.#refused.set(statement, shape)
      throw new DatabaseDamagedError('The columns of a statement have changed.')
    }
    if (this.#shapes.size >= MOST_STATEMENTS) {
      this.#shapes.clear()
      this.#refused.clear()
    }
    this.#shapes.set(statement, shape)
    this.#refused.delete(statement)
  }
}
