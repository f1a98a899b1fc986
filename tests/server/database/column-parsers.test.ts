import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { columnParsers } from '@server/database/column-parsers'

const { BOOL, DATE, FLOAT8, INT4, INT8, JSONB, TEXT, TIMESTAMPTZ, UUID } = pg.types.builtins
const read = (oid: number, text: string): unknown => columnParsers.getTypeParser(oid, 'text')(text)

const right: [number, string, unknown][] = [
  [DATE, '2026-03-10', '2026-03-10'],
  [BOOL, 't', true],
  [INT4, '-12', -12],
  [INT8, '5450000', 5_450_000],
  [FLOAT8, '1e-07', 1e-7],
  [FLOAT8, '4.5', 4.5],
  [JSONB, '{"a": [1]}', { a: [1] }],
  [TEXT, 'x\u0011', 'x\u0011'],
  [TIMESTAMPTZ, '2026-03-10 09:00:00.25+00', new Date('2026-03-10T09:00:00.250Z')],
  [TIMESTAMPTZ, '2026-03-10 14:30:00+05:30', new Date('2026-03-10T09:00:00Z')],
  [TIMESTAMPTZ, 'infinity', new Date(8.64e15)],
  [TIMESTAMPTZ, '-infinity', new Date(-8.64e15)],
  [TIMESTAMPTZ, '294276-12-31 23:59:59+00', new Date(8.64e15)],
  [TIMESTAMPTZ, '0044-03-15 00:00:00+00 BC', new Date('-000043-03-15T00:00:00Z')],
  [DATE, 'infinity', '9999-12-31'],
  [DATE, '12026-03-10', '9999-12-31'],
  [DATE, '-infinity', '0001-01-01'],
  [DATE, '0044-03-15 BC', '0001-01-01'],
  [UUID, '0b8f0d6e-8b7e-4bb5-9a67-27f6b2a0a1cd', '0b8f0d6e-8b7e-4bb5-9a67-27f6b2a0a1cd'],
]
describe('a column', () => {
  it.each(right)('of type %i reads %j', (oid, text, value) => {
    expect(read(oid, text)).toEqual(value)
  })
})
