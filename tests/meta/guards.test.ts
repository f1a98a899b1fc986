import { describe, expect, it } from 'vitest'
import { untestedGuards } from './guards'
import { sourcesIn } from './source-files'

const guard = { path: 'tests/meta/a.ts', text: 'export const aFaults = () => []' }

describe('the guard for guards', () => {
  it('finds no guard without a test that plants a fault', () => {
    expect(untestedGuards(sourcesIn(['tests/meta']))).toEqual([])
  })

  it('reports a guard without a test, and a test that never finds a fault', () => {
    const hollow = { path: 'tests/meta/a.test.ts', text: 'expect(aFaults()).toEqual([])' }
    const real = { path: 'tests/meta/a.test.ts', text: 'expect(aFaults()).toHaveLength(1)' }
    expect(untestedGuards([guard])).toEqual(['tests/meta/a.ts'])
    expect(untestedGuards([guard, hollow])).toEqual(['tests/meta/a.ts'])
    expect(untestedGuards([guard, real])).toEqual([])
  })
})
