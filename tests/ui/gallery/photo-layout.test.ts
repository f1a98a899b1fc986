import { describe, expect, it } from 'vitest'
import { gallerySizes } from '@ui/gallery/gallery-sizes'
import { photoPlan } from '@ui/gallery/photo-layout'
import { wrapIndex } from '@ui/gallery/wrap-index'

describe('photoPlan', () => {
  it('gives one photo one tile and two photos tiles side by side (GAL-02)', () => {
    expect(photoPlan(1)).toEqual({ layout: 'one', shown: 1, hasMore: false })
    expect(photoPlan(2)).toEqual({ layout: 'pair', shown: 2, hasMore: false })
  })

  it('gives more photos one large tile and up to four small ones (GAL-03)', () => {
    expect(photoPlan(3).layout).toBe('onePlusTwo')
    expect(photoPlan(4).layout).toBe('onePlusThree')
    expect(photoPlan(5).layout).toBe('onePlusFour')
    expect(photoPlan(60).shown).toBe(5)
  })

  it('adds the button from six photos on (GAL-04)', () => {
    expect(photoPlan(5).hasMore).toBe(false)
    expect(photoPlan(6).hasMore).toBe(true)
  })

  it('has a layout without photos', () => {
    expect(photoPlan(0)).toEqual({ layout: 'none', shown: 0, hasMore: false })
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
