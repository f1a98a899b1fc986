import pg from 'pg'

const { DATE, INT8, TIMESTAMPTZ } = pg.types.builtins

/** The last moment that a Date can hold, in milliseconds. PostgreSQL has later ones, and 'infinity'. */
const LAST_MOMENT = 8.64e15

const readInstant: (text: string) => unknown = pg.types.getTypeParser(TIMESTAMPTZ, 'text')

/** Reads a moment that a Date cannot hold as the first or last one that it can. */
const asDate = (text: string) => {
  const moment = Number(readInstant(text))
  if (Number.isNaN(moment)) return new Date(LAST_MOMENT)
  return new Date(Math.min(Math.max(moment, -LAST_MOMENT), LAST_MOMENT))
}

/** Reads a day outside the years 1 to 9999, which 'YYYY-MM-DD' cannot say, as the first or last within. */
const asDay = (text: string) => {
  if (text === '-infinity' || text.endsWith('BC')) return '0001-01-01'
  return text.length === 'YYYY-MM-DD'.length ? text : '9999-12-31'
}

/**
 * How columns are read, in the same way on both databases. Days stay 'YYYY-MM-DD', because a Date
 * would shift them by a time zone. A bigint, used for kobo, becomes a number (the schemas keep it
 * below 2^53).
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number) => {
    if (oid === DATE) return asDay
    if (oid === INT8) return Number
    if (oid === TIMESTAMPTZ) return asDate
    return pg.types.getTypeParser(oid, 'text')
  }) as typeof pg.types.getTypeParser,
}
