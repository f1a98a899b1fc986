import type pg from 'pg'
import { DatabaseDamagedError } from './database-faults'

/**
 * Number of statements whose columns are remembered. Statements with a varying number of values are
 * many.
 */
const MOST_STATEMENTS = 1_000

/** Statements that name no column: those for all columns of a table, and those for more rows. */
const WITHOUT_NAMES = /(^|[\s.,])\*|^fetch /
/** PostgreSQL's name for a column without one. */
const UNNAMED = '?column?'

/** Returns whether the statement names each column. Another name was damaged on its way. */
const areNamed = (fields: pg.QueryResult['fields'], statement: string) =>
  WITHOUT_NAMES.test(statement) ||
  fields.every(({ name }) => name === UNNAMED || statement.includes(name))

/**
 * Remembers which columns each statement returns. When columns suddenly have another name or type,
 * they were damaged on their way or the schema has changed. Either way the rows would be misread. The
 * first columns of a statement must be those that it names.
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
    const isNew = known === undefined && areNamed(fields, statement)
    if (!isNew && this.#refused.get(statement) !== shape) {
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
