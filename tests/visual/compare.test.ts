import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { comparePictures, findChanges, pairRenames } from './compare'
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
})
