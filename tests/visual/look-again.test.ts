import { PNG } from 'pngjs'
import { expect, it, vi } from 'vitest'
import { findChanges, type Pictures } from './compare'
import { lookAgain } from './look-again'

const picture = (grey: number) => {
  const png = new PNG({ width: 2, height: 2 })
  png.data.fill(grey).fill(255, 3, 4)
  return PNG.sync.write(png)
}
const [dark, light] = [picture(0), picture(255)]

const sides = (before: Record<string, Buffer>, after: Record<string, Buffer>) => ({
  before: new Map(Object.entries(before)) as Pictures,
  after: new Map(Object.entries(after)) as Pictures,
})
const changesOf = ({ before, after }: ReturnType<typeof sides>) => findChanges(before, after)
const namesOf = (changes: Awaited<ReturnType<typeof lookAgain>>) => changes.map(({ name }) => name)

it('a second look keeps changes that differ again and drops those that are equal (CAT-05)', async () => {
  const first = changesOf(
    sides({ card: dark, late: dark, gone: dark }, { card: light, late: light, fresh: light }),
  )
  const shootAgain = vi
    .fn()
    .mockResolvedValueOnce(sides({ card: dark, late: light }, { card: light, late: light }))
    .mockResolvedValue(sides({ card: dark }, { card: light }))
  expect(namesOf(await lookAgain(first, shootAgain))).toEqual(['card', 'fresh', 'gone'])
  expect(shootAgain.mock.calls.map(([names]) => [...names])).toEqual([
    ['card', 'late'],
    ['card'],
    ['card'],
  ])
})

it.each([
  ['before', sides({}, { card: light })],
  ['after', sides({ card: dark }, {})],
  ['on either side', sides({}, {})],
])('a second look keeps a change whose screenshot is missing %s', async (_side, again) => {
  const first = changesOf(sides({ card: dark }, { card: light }))
  expect(namesOf(await lookAgain(first, () => Promise.resolve(again)))).toEqual(['card'])
})

it('a second look is skipped where everything changed', async () => {
  const all = (shade: Buffer) =>
    Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`story-${at}`, shade]))
  const shootAgain = vi.fn()
  expect(await lookAgain(changesOf(sides(all(dark), all(light))), shootAgain)).toHaveLength(101)
  expect(shootAgain).not.toHaveBeenCalled()
})
