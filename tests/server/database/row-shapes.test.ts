import type pg from 'pg'
import { expect, it } from 'vitest'
import { DatabaseDamagedError } from '@server/database/database-faults'
import { RowShapes } from '@server/database/row-shapes'

const columns = (...names: string[]) => ({
  fields: names.map((name) => ({ name, dataTypeID: 25 }) as pg.FieldDef),
})

it('refuses columns that differ from before, and adopts a lasting change', () => {
  const shapes = new RowShapes()
  const check = (...names: string[]) => shapes.check('select * from people', columns(...names))
  check('id', 'name')
  expect(() => check('id', 'n!me')).toThrow(DatabaseDamagedError)
  expect(() => check('id', 'name')).not.toThrow()
  expect(() => check('id', 'title')).toThrow(DatabaseDamagedError)
  expect(() => check('id', 'title')).not.toThrow()
  expect(() => check('id', 'title')).not.toThrow()
})

it('refuses a column that a new statement does not name, and adopts it when it lasts', () => {
  const shapes = new RowShapes()
  const statement = 'select s."expires_at", count(*) from sessions s'
  const check = (...names: string[]) => shapes.check(statement, columns(...names))
  expect(() => check('expires_!t', 'count')).toThrow(DatabaseDamagedError)
  expect(() => check('expires_at', 'count')).not.toThrow()
  expect(() => shapes.check('select 1', columns('?column?'))).not.toThrow()
  const cast = () => shapes.check("select '1'::integer", columns('int4'))
  expect(cast).toThrow(DatabaseDamagedError)
  expect(cast).not.toThrow()
})
