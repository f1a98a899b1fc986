import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { dark, light } from '@domain/brand-colours'
import { comparePictures, coverFault, findChanges, pairRenames } from './compare'
import type { StoryShots } from './picture-store'

type Colour = readonly number[]
const white: Colour = [255, 255, 255]

/** Makes a plain image with a few dots. */
const picture = (width: number, height: number, dots: Colour[] = [], ground = white) => {
  const png = new PNG({ width, height })
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    png.data.set([...(dots[pixel] ?? ground), 255], pixel * 4)
  }
  return PNG.sync.write(png)
}

const story = (id: string, shots: Record<string, string>): StoryShots => ({
  id,
  title: 'ui/form/Field',
  name: 'Default',
  shots,
  drawings: {},
  repeated: [],
})

describe('comparing two pictures', () => {
  it('counts one step of one channel of one pixel, and shows it', async () => {
    const { pixels, largestStep, difference } = await comparePictures(
      picture(4, 4),
      picture(4, 4, [[254, 255, 255]]),
    )
    expect({ pixels, largestStep }).toEqual({ pixels: 1, largestStep: 1 })
    const { data } = PNG.sync.read(difference)
    expect(data.subarray(0, 4)).not.toEqual(data.subarray(4, 8))
  })

  it.each([
    ['light', light],
    ['dark', dark],
  ])('tells every two colours of the %s scheme apart', async (_name, scheme) => {
    const colours = [...new Set(Object.values(scheme).filter((value) => /^#\w{6}$/.test(value)))]
    const flat = colours.map((hex) =>
      picture(
        1,
        1,
        [],
        [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
      ),
    )
    const pairs = flat.flatMap((one, at) =>
      flat.slice(at + 1).map((other) => [one, other] as const),
    )
    const compared = await Promise.all(pairs.map((pair) => comparePictures(...pair)))
    const equal = compared.filter(({ pixels }) => pixels === 0)
    expect(colours.length).toBeGreaterThan(10)
    expect(equal).toHaveLength(0)
  })

  it('compares a story that grew with its previous size', async () => {
    const { pixels } = await comparePictures(picture(4, 4), picture(4, 9))
    expect(pixels).toBe(20)
  })
})

describe('comparing two sets of stories (CAT-04)', () => {
  it('finds no change between equal sets (CAT-05)', () => {
    const set = [story('a', { '390': 'x', '1280': 'y' })]
    expect(findChanges(set, structuredClone(set))).toEqual([])
  })

  it('names the story and the variant that changed, were added and were removed', () => {
    const changes = findChanges(
      [story('a', { '390': 'x', '390-dark': 'd' }), story('gone', { '390': 'g' })],
      [story('a', { '390': 'z', '390-dark': 'd' }), story('new', { '390': 'n' })],
    )
    expect(changes.map(({ name, kind }) => [name, kind])).toEqual([
      ['a/390', 'changed'],
      ['new/390', 'added'],
      ['gone/390', 'removed'],
    ])
  })

  it('pairs a renamed story, so that it is one change', () => {
    const before = [story('old', { '390': 'x', '1280': 'y' }), story('other', { '390': 'o' })]
    const after = [story('new', { '390': 'x', '1280': 'y' })]
    const changes = pairRenames(findChanges(before, after), before, after)
    expect(changes.map(({ kind, from, story: id }) => [kind, from ?? id])).toEqual([
      ['removed', 'other'],
      ['renamed', 'old'],
    ])
  })

  it('shows the behaviour of a renamed story when it is another one', () => {
    const reviewOf = (behaviour: string) => {
      const before = [story('old', { '390': 'x', behaviour: 'button "Pay"' })]
      const after = [story('new', { '390': 'x', behaviour })]
      return pairRenames(findChanges(before, after), before, after)
    }
    const changed = reviewOf('button ""')
    expect(changed.map(({ name, before, after }) => [name, before, after])).toEqual([
      ['old → new/behaviour', 'button "Pay"', 'button ""'],
      ['old → new/390', 'x', 'x'],
    ])
    expect(reviewOf('button "Pay"').map(({ name }) => name)).toEqual(['old → new/390'])
  })
})

describe('the pictures of the stories', () => {
  const many = (count: number, hashOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => story(`s${index}`, { '390': hashOf(index) }))

  it('are refused when one element covers all of them', () => {
    expect(coverFault(many(20, () => 'same'))).toMatchObject({
      message: expect.stringContaining('20 of 20') as string,
    })
  })

  it('may look alike occasionally', () => {
    expect(coverFault(many(60, (index) => `${index % 20}`))).toBeUndefined()
    expect(coverFault([])).toBeUndefined()
  })
})
