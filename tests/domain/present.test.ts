import { expect, it } from 'vitest'
import { present } from '@domain/present'

it('leaves out undefined and null, but no other empty value', () => {
  const values = { a: undefined, b: null, c: 0, d: '', e: false, f: [] }
  expect(Object.entries(present(values))).toEqual([
    ['c', 0],
    ['d', ''],
    ['e', false],
    ['f', []],
  ])
})
