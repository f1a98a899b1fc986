import { expect, it, vi } from 'vitest'
import { findChanges } from './compare'
import { lookAgain } from './look-again'
import type { StoryShots } from './picture-store'

const stories = (shots: Record<string, string>): StoryShots[] =>
  Object.entries(shots).map(([id, hash]) => ({
    id,
    title: `ui/${id}`,
    name: 'Default',
    shots: { '390': hash },
    drawings: {},
    repeated: [],
  }))

const sides = (before: Record<string, string>, after: Record<string, string>) => ({
  before: stories(before),
  after: stories(after),
})
const changesOf = ({ before, after }: ReturnType<typeof sides>) => findChanges(before, after)
const storiesOf = (changes: Awaited<ReturnType<typeof lookAgain>>) =>
  changes.map(({ story }) => story)

it('a second look keeps what differs again and drops what was noise (CAT-05)', async () => {
  const first = changesOf(
    sides({ card: 'a', late: 'a', gone: 'a' }, { card: 'b', late: 'b', fresh: 'b' }),
  )
  const shootAgain = vi
    .fn()
    .mockResolvedValueOnce(sides({ card: 'a', late: 'b' }, { card: 'b', late: 'b' }))
  expect(storiesOf(await lookAgain(first, shootAgain))).toEqual(['card', 'fresh', 'gone'])
  expect(shootAgain.mock.calls).toEqual([
    [new Map(['card', 'late'].map((story) => [story, new Set(['390'])]))],
  ])
})

it('a story that looks different each time is photographed three times', async () => {
  const first = changesOf(sides({ card: 'a' }, { card: 'b' }))
  const shootAgain = vi
    .fn()
    .mockResolvedValueOnce(sides({ card: 'c' }, { card: 'd' }))
    .mockResolvedValueOnce(sides({ card: 'e' }, { card: 'f' }))
    .mockResolvedValue(sides({ card: 'g' }, { card: 'c' }))
  expect(storiesOf(await lookAgain(first, shootAgain))).toEqual([])
  expect(shootAgain).toHaveBeenCalledTimes(3)
})

/** Returns what is kept when a story that looked like 'a' and 'b' is looked at again. */
async function keptAfter(...looks: [string, string][]) {
  const shootAgain = vi.fn()
  for (const [before, after] of looks) {
    shootAgain.mockResolvedValueOnce(sides({ card: before }, { card: after }))
  }
  const kept = storiesOf(
    await lookAgain(changesOf(sides({ card: 'a' }, { card: 'b' })), shootAgain),
  )
  expect(shootAgain).toHaveBeenCalledTimes(looks.length)
  return kept
}

it('a story that sometimes looks different has changed, when it always looked the same before', async () => {
  expect(await keptAfter(['a', 'a'], ['a', 'b'])).toEqual(['card'])
  expect(await keptAfter(['a', 'a'], ['a', 'a'], ['a', 'c'])).toEqual(['card'])
})

it('a difference that never comes back is noise, and so is one that the base has too', async () => {
  expect(await keptAfter(['a', 'a'], ['a', 'a'], ['a', 'a'])).toEqual([])
  expect(await keptAfter(['a', 'a'], ['b', 'b'])).toEqual([])
})

it.each([
  ['before', sides({}, { card: 'b' })],
  ['after', sides({ card: 'a' }, {})],
  ['on either side', sides({}, {})],
])('a second look keeps a change whose picture is missing %s', async (_side, again) => {
  const first = changesOf(sides({ card: 'a' }, { card: 'b' }))
  expect(storiesOf(await lookAgain(first, () => Promise.resolve(again)))).toEqual(['card'])
})

it('a second look is skipped where everything changed', async () => {
  const all = (hash: string) =>
    Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`story-${at}`, hash]))
  const shootAgain = vi.fn()
  expect(await lookAgain(changesOf(sides(all('a'), all('b'))), shootAgain)).toHaveLength(61)
  expect(shootAgain).not.toHaveBeenCalled()
})
