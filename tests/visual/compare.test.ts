import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { coverFault, findChanges } from './compare'

type Colour = [number, number, number]
const white: Colour = [255, 255, 255]

/** Makes a plain image with a few dots. */
const picture = (width: number, height: number, dots: Colour[] = []) => {
  const png = new PNG({ width, height })
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    png.data.set([...(dots[pixel] ?? white), 255], pixel * 4)
  }
  return PNG.sync.write(png)
}
const red: Colour = [255, 0, 0]
const almostWhite: Colour = [254, 255, 255]

const pictures = (...entries: [string, Buffer][]) => new Map(entries)

describe('comparing two sets of screenshots (CAT-04)', () => {
  it('finds no change between equal sets (CAT-05)', () => {
    const set = pictures(['a.png', picture(4, 4)], ['b.png', picture(2, 2)])
    expect(findChanges(set, new Map(set))).toEqual([])
  })

  it('finds a changed screenshot and counts its pixels', () => {
    const changes = findChanges(
      pictures(['a.png', picture(8, 8)]),
      pictures(['a.png', picture(8, 8, [red, red, red])]),
    )
    expect(changes).toMatchObject([{ name: 'a.png', kind: 'changed', pixels: 3 }])
    expect(changes[0]?.difference).toBeInstanceOf(Buffer)
  })

  it('ignores differences that no eye can see', () => {
    const before = pictures(['a.png', picture(4, 4)])
    expect(findChanges(before, pictures(['a.png', picture(4, 4, [almostWhite])]))).toEqual([])
  })

  it('compares a story that grew with its previous size', () => {
    const changes = findChanges(
      pictures(['a.png', picture(4, 4)]),
      pictures(['a.png', picture(4, 9)]),
    )
    expect(changes[0]?.pixels).toBeGreaterThan(0)
  })

  it('lists added and removed stories in order', () => {
    const changes = findChanges(
      pictures(['b.png', picture(2, 2)]),
      pictures(['a.png', picture(2, 2)]),
    )
    expect(changes.map(({ name, kind }) => [name, kind])).toEqual([
      ['a.png', 'added'],
      ['b.png', 'removed'],
    ])
  })
})

describe('the screenshots of the stories', () => {
  const numbered = (count: number, draw: (index: number) => Buffer) =>
    new Map(Array.from({ length: count }, (_, index) => [`${index}.png`, draw(index)] as const))

  it('are refused when one element covers all of them', () => {
    expect(coverFault(numbered(20, () => picture(2, 2)))).toContain('20 of 20')
  })

  it('may look alike occasionally', () => {
    expect(coverFault(numbered(60, (index) => picture(2 + (index % 20), 2)))).toBeUndefined()
    expect(coverFault(new Map())).toBeUndefined()
  })
})
