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
