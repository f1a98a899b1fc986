import type pg from 'pg'

/** A client of a pool, with the parts that pg's types leave out. */
export type PoolClient = pg.PoolClient & {
  connection: { stream: { destroy: () => void } }
  getTransactionStatus: () => string | null
}

/**
 * Returns whether the database reported an error. After one of the driver's own, as over a value that
 * it cannot send, the connection may still wait. PGlite has a class of its own.
 */
export const isReported = (error: unknown): error is pg.DatabaseError =>
  error instanceof Error && 'severity' in error

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
