import pg from 'pg'

const DATE = pg.types.builtins.DATE
const BIGINT = pg.types.builtins.INT8

/**
 * How columns are read, equally on both databases. Days stay 'YYYY-MM-DD', because a Date would
 * shift them by a time zone. A bigint, used for kobo, becomes a number (the schemas keep it below
 * 2^53).
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE) return (text: string) => text
    if (oid === BIGINT) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  }) as typeof pg.types.getTypeParser,
}
