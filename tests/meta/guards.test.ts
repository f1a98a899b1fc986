import { describe, expect, it } from 'vitest'
import { untestedGuards } from './guards'
import { sourcesIn } from './source-files'

const guard = { path: 'tests/meta/a.ts', text: 'export const aFaults = () => []' }

describe('every guard has been seen failing', () => {
  it('finds no guard without a test that plants a fault', () => {
    expect(untestedGuards(sourcesIn(['tests/meta']))).toEqual([])
  })

  it('sees a guard without a test, and a test in which nothing is ever found', () => {
    const hollow = { path: 'tests/meta/a.test.ts', text: 'expect(aFaults()).toEqual([])' }
    const real = { path: 'tests/meta/a.test.ts', text: 'expect(aFaults()).toHaveLength(1)' }
    expect(untestedGuards([guard])).toEqual(['tests/meta/a.ts'])
    expect(untestedGuards([guard, hollow])).toEqual(['tests/meta/a.ts'])
    expect(untestedGuards([guard, real])).toEqual([])
  })
})
