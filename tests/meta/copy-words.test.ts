import { expect, it } from 'vitest'
import { copyFaults, fixedSentences } from './copy-words'
import { faultLines, sourcesIn } from './source-files'

it('no component repeats a sentence of domain/copy', () => {
  const fixed = sourcesIn(['domain/copy'])
    .map(({ text }) => text)
    .join('\n')
  expect(fixedSentences(fixed).size).toBeGreaterThan(50)
  expect(faultLines(copyFaults(sourcesIn(['ui', 'features', 'app']), fixed))).toEqual([])
})

it('a repeated sentence is reported, in quotes and between tags', () => {
  const text = "const words = 'Loading your perfect stay...'\n<p>Loading your perfect stay...</p>"
  const copy = "export const splash = 'Loading your perfect stay...'"
  expect(copyFaults([{ path: 'ui/feedback/Splash.tsx', text }], copy)).toHaveLength(2)
})
