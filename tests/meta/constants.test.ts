import { describe, expect, it } from 'vitest'
import { constantFaults } from './constants'
import { faultLines, sourcesIn } from './source-files'

describe('the guard of constants', () => {
  it('finds one case of letters, and one declaration of each duration, in the product and its tests', () => {
    expect(faultLines(constantFaults(sourcesIn()))).toEqual([])
  })

  it.each([
    ['ui/listing/a.ts', "const panelId = 'panel'"],
    ['server/a.ts', 'export const patience = 10 * 1_000'],
    ['server/a.ts', 'const lowest = -1'],
    ['tests/server/a.test.ts', 'const HOUR = 3_600_000'],
  ])('reports in %s: %s', (path, text) => {
    expect(constantFaults([{ path, text }])).toHaveLength(1)
  })

  it.each([
    ['ui/listing/a.ts', "const PANEL_ID = 'panel'"],
    ['ui/listing/a.ts', 'const sizes = [1, 2]'],
    ['ui/listing/a.ts', 'function a() {\n  const count = 1\n  return count\n}'],
    ['tests/server/a.test.ts', "const today = '2026-01-07'"],
    ['domain/time.ts', 'export const HOUR = 3_600_000'],
  ])('accepts in %s: %s', (path, text) => {
    expect(constantFaults([{ path, text }])).toEqual([])
  })
})
