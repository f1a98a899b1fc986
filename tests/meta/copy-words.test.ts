import { describe, expect, it } from 'vitest'
import { copyFaults, fixedSentences } from './copy-words'
import { faultLines, sourcesIn } from './source-files'

const copy = "export const splash = 'Loading your perfect stay...'\nexport const save = 'Save'"
const faultsIn = (text: string) => copyFaults([{ path: 'ui/feedback/Splash.tsx', text }], copy)

describe('the guard against repeated sentences', () => {
  it('finds none in the product', () => {
    const fixed = sourcesIn(['domain/copy'])
      .map(({ text }) => text)
      .join('\n')
    expect(fixedSentences(fixed).size).toBeGreaterThan(50)
    expect(faultLines(copyFaults(sourcesIn(['ui', 'features', 'app']), fixed))).toEqual([])
  })

  it('reports a sentence in quotes and one between tags', () => {
    expect(faultsIn("const words = 'Loading your perfect stay...'")).toHaveLength(1)
    expect(faultsIn('<p>Loading your perfect stay...</p>')).toHaveLength(1)
  })

  it('accepts single words and other sentences', () => {
    expect(faultsIn("const save = 'Save'; const other = 'Nothing to see here'")).toEqual([])
  })
})
