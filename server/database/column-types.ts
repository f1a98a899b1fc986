import type { ColumnType } from 'kysely'

/** Read as a Date. The database sets it when it is left out. */
export type Instant = ColumnType<Date, Date | undefined, Date>
/** An amount in whole kobo. A `bigint` is read as a number (column-parsers.ts). */
export type Kobo = number

/** A calendar day as 'YYYY-MM-DD', never a Date. */
export type Day = string
