import { describe, expect, it } from 'vitest'
import { GALLERY_PHOTOS_MAX } from '@domain/constants'
import { gallerySizes, SPANS } from '@ui/gallery/gallery-sizes'
import { wrapIndex } from '@ui/gallery/wrap-index'

describe('SPANS', () => {
  it('gives one photo the whole grid and two photos half of it each (GAL-02)', () => {
    expect(SPANS[1]).toEqual([[4, 2]])
    expect(SPANS[2]).toEqual([
      [2, 2],
      [2, 2],
    ])
  })

  it('fills its eight cells with one large photo and up to four small ones (GAL-03)', () => {
    for (const number of [3, 4, GALLERY_PHOTOS_MAX]) {
      const [large = [1, 1], ...others] = SPANS[number] ?? []
      expect(large[0] * large[1]).toBeGreaterThanOrEqual(4)
      const small = Array.from({ length: number - 1 }, (_, index) => others[index] ?? [1, 1])
      expect(
        small.reduce((sum, [columns, rows]) => sum + columns * rows, large[0] * large[1]),
      ).toBe(8)
    }
  })
})

describe('gallerySizes', () => {
  const photo = { fileUrl: '/photos/a.webp' }

  it('asks for a photo as wide as it is drawn, which a high cell crops at its sides', () => {
    const wide = { ...photo, width: 1600, height: 800 }
    expect(gallerySizes([photo])).toBe(
      '(min-width: 48em) max(min(100vw, 105em), 3.00 * min(20vw, 21em, max(10em, 26vh))), 85vw',
    )
    expect(gallerySizes([photo, photo, wide], 0)).toContain('min(75vw, 78.75em), 3.00 *')
    expect(gallerySizes([photo, photo, wide], 2)).toBe(
      '(min-width: 48em) max(min(25vw, 26.25em), 2.00 * min(20vw, 21em, max(10em, 26vh))), 113vw',
    )
  })
})

describe('wrapIndex', () => {
  it('wraps at both ends (GAL-06)', () => {
    expect(wrapIndex(0, -1, 4)).toBe(3)
    expect(wrapIndex(3, 1, 4)).toBe(0)
    expect(wrapIndex(1, 1, 4)).toBe(2)
  })

  it('stays at the only photo, and at zero without photos', () => {
    expect(wrapIndex(0, 1, 1)).toBe(0)
    expect(wrapIndex(0, 1, 0)).toBe(0)
  })
})
