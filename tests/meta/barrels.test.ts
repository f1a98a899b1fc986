import { describe, expect, it } from 'vitest'
import { barrelFaults } from './barrels'
import { faultLines, sourcesIn } from './source-files'

describe('the guard against barrels and catch-alls', () => {
  it('finds none in the product', () => {
    expect(faultLines(barrelFaults(sourcesIn()))).toEqual([])
  })

  it.each([
    ['ui/listing/index.ts', 'export const a = 1'],
    ['ui/listing/all.ts', "export { A } from './A'\nexport * from './B'\n"],
    ['ui/utils/clamp.ts', 'export const a = 1'],
    ['domain/helpers.ts', 'export const a = 1'],
  ])('reports %s', (path, text) => {
    expect(barrelFaults([{ path, text }])).toHaveLength(1)
  })

  it('accepts a re-export in a file with its own code', () => {
    const text = "export { A } from './A'\nexport const b = 1"
    expect(barrelFaults([{ path: 'domain/money.ts', text }])).toEqual([])
  })
})
