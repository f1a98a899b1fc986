import type { ColumnType } from 'kysely'

/** Set by the database when left out; read as a Date. */
export type Instant = ColumnType<Date, Date | undefined, Date>
/** Amounts are whole kobo; `bigint` is read as a number (column-parsers.ts). */
export type Kobo = number
