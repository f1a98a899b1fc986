import { describe, expect, it } from 'vitest'
import { lateImportFaults } from './late-imports'
import { faultLines, sourcesIn } from './source-files'

const faults = (text: string) => lateImportFaults([{ path: 'ui/form/Hint.tsx', text }])

describe('the guard for late code', () => {
  it('finds none that is fetched once only', () => {
    const files = sourcesIn(['ui', 'features', 'app'])
    expect(files.length).toBeGreaterThan(200)
    expect(faultLines(lateImportFaults(files))).toEqual([])
  })

  it('reports a bare import, and accepts one by lateCode, of a page and of a type', () => {
    expect(faults("void import('./words').then(use)")).toHaveLength(1)
    expect(faults("const { words } = await import('./words')")).toHaveLength(1)
    expect(faults("const load = lateCode(() => import('./words'), 'words')")).toEqual([])
    expect(faults("lateCode(\n  () => import('./words'), 'words')")).toEqual([])
    expect(faults("...late('HelpPage', () => import('@app/pages/HelpPage'))")).toEqual([])
    expect(faults("type Words = typeof import('./words')")).toEqual([])
  })
})
