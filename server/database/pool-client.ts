import type pg from 'pg'

/** A client of a pool, with the parts that pg's types leave out. */
export type PoolClient = pg.PoolClient & {
  connection: {
    stream: { destroy: () => void }
    /** Texts of the statements that this connection has prepared, by their names. */
    parsedStatements: Record<string, string | undefined>
  }
  getTransactionStatus: () => string | null
}

/**
 * Returns whether the database reported an error. After one of the driver's own, as over a value that
 * it cannot send, what the connection has prepared is unknown. PGlite has a class of its own.
 */
export const isReported = (error: unknown): error is pg.DatabaseError =>
  error instanceof Error && 'severity' in error

/**
 * Returns whether a prepared statement may be of no more use: its result has other columns since the
 * schema changed (0A000), or the connection no longer has it (26000).
 */
export const isStaleStatement = (error: unknown) =>
  !isReported(error) || ['0A000', '26000'].includes(error.code ?? '')

/** Returns whether a connection is inside a transaction, perhaps one that has failed. */
export const isInTransaction = (client: Pick<PoolClient, 'getTransactionStatus'>) =>
  ['T', 'E'].includes(client.getTransactionStatus() ?? '')

/** Why a server ended a connection, where no statement was in progress that would report it. */
const ends = new WeakMap<PoolClient, Error>()

/** Keeps the reason when the server ends a connection between two statements. */
export const keepEnd = (client: PoolClient) =>
  client.once('error', (error: Error) => ends.set(client, error))

/**
 * Returns why a statement failed. Where the connection had ended, as by a time limit on idle
 * transactions, the driver says no more than that, in an error without a code.
 */
export const causeIn = (client: PoolClient, error: unknown) =>
  (error as { code?: unknown }).code === undefined ? (ends.get(client) ?? error) : error
