import pg from 'pg'
import { DatabaseDamagedError } from './database-faults'

const { DATE, BOOL, INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC, TIMESTAMPTZ, UUID } =
  pg.types.builtins

const NUMBER = /^(-?\d+(\.\d+)?(e[+-]?\d+)?|NaN|-?Infinity)$/
const WHOLE = /^-?\d+$/

/**
 * What PostgreSQL writes for a value of each type. pg reads anything else as NaN, false or null.
 */
const forms: Record<number, RegExp> = {
  [DATE]: /^\d{4,}-\d\d-\d\d$/,
  [BOOL]: /^[tf]$/,
  [INT2]: WHOLE,
  [INT4]: WHOLE,
  [INT8]: WHOLE,
  [FLOAT4]: NUMBER,
  [FLOAT8]: NUMBER,
  [NUMERIC]: NUMBER,
  [TIMESTAMPTZ]: /^\d{4,}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)*$/,
  [UUID]: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
}

type Parser = (text: string) => unknown

const plain = (text: string) => text

const parserOf = (oid: number): Parser => {
  // A Date would shift days by a time zone.
  if (oid === DATE) return plain
  if (oid === INT8) return Number
  return pg.types.getTypeParser(oid, 'text')
}

/**
 * Refuses a value that PostgreSQL cannot have written, because the connection must have damaged it.
 */
const careful = (oid: number): Parser => {
  const form = forms[oid]
  const parse = parserOf(oid)
  return (text) => {
    try {
      if (!form || form.test(text)) return parse(text)
    } catch (cause) {
      throw new DatabaseDamagedError('The database sent a value that cannot be read.', { cause })
    }
    throw new DatabaseDamagedError(`The database sent a value that is not of type ${oid}.`)
  }
}

const parsers = new Map<number, Parser>()

/**
 * How columns are read, in the same way on both databases. Days stay 'YYYY-MM-DD'. A bigint, used
 * for kobo, becomes a number (the schemas keep it below 2^53).
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number) => {
    const known = parsers.get(oid) ?? careful(oid)
    parsers.set(oid, known)
    return known
  }) as typeof pg.types.getTypeParser,
}
