import { describe, expect, it } from 'vitest'
import { faultLines, sourcesIn } from './source-files'
import { playFaults } from './story-plays'

const path = 'stories/ui/form/Field.stories.tsx'

describe('the guard of play functions', () => {
  it('finds nothing in the stories', () => {
    expect(faultLines(playFaults(sourcesIn(['stories'])))).toEqual([])
  })

  it('reports a play function that asserts nothing', () => {
    const text = 'export const A = { play: async () => {\n  await userEvent.tab()\n} }'
    expect(playFaults([{ path, text }])).toHaveLength(1)
  })

  it.each([
    ['an assertion', 'export const A = { play: async () => { await expect(1).toBe(1) } }'],
    ['an imported one', 'export const A = { play: () => expectAddress("/") }'],
    ['a helper', 'const go = () => expect(1).toBe(1)\nexport const A = { play: () => go() }'],
    ['the play function of another', 'export const B = { play: A.play }'],
  ])('accepts %s', (_what, text) => {
    expect(playFaults([{ path, text }])).toEqual([])
  })
})
