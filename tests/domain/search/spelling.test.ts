import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  slipKeysOfKnown,
  slipKeysOfTyped,
  slipsAllowed,
  slipsBetween,
} from '@domain/search/spelling'
import { nearestWords } from '@domain/search/vocabulary'

const HALF_LETTER = /\p{Surrogate}/u

const letters = fc.stringMatching(/^[abcd]{4,11}$/)

/** One slip at a position: a letter is missing, added, wrong or swapped with the next one. */
const withSlip = (word: string, [kind, at]: readonly [number, number]) => {
  const place = at % word.length
  const [before, letter, after] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)]
  if (kind === 0) return before + after
  if (kind === 1) return `${before}x${letter}${after}`
  if (kind === 2) return `${before}x${after}`
  return before + after.slice(0, 1) + letter + after.slice(1)
}
const slip = fc.tuple(fc.nat(3), fc.nat(20))

describe('slipsBetween', () => {
  it.each([
    ['leki', 'lekki', 1],
    ['lkeki', 'lekki', 1],
    ['ibdan', 'ibadan', 1],
    ['portharcout', 'portharcourt', 1],
    ['kano', 'jos', 3],
    ['yaba', 'yaba', 0],
  ])('counts the slips between %j and %j', (typed, known, slips) => {
    expect(slipsBetween(typed, known, 2)).toBe(slips)
  })
})

describe('the keys of slips', () => {
  it('are shared by every pair of words with an allowed number of slips', () => {
    fc.assert(
      fc.property(letters, slip, slip, (known, first, second) => {
        for (const typed of [withSlip(known, first), withSlip(withSlip(known, first), second)]) {
          const allowed = slipsAllowed(typed.length)
          if (allowed === 0 || slipsBetween(typed, known, allowed) > allowed) continue
          const keys = new Set(slipKeysOfKnown(known))
          expect(slipKeysOfTyped(typed).some((key) => keys.has(key))).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('consist of whole letters, also of those with two code units', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (word) => {
        const keys = [...slipKeysOfTyped(word), ...slipKeysOfKnown(word)]
        expect(keys.filter((key) => HALF_LETTER.test(key))).toEqual([])
      }),
      { seed: 5 },
    )
  })
})

describe('nearestWords', () => {
  it('allows one slip from four letters and two from eight', () => {
    expect(nearestWords('jso', ['jos'])).toEqual([])
    expect(nearestWords('leki', ['lekki', 'ikeja'])).toEqual(['lekki'])
    expect(nearestWords('ikjja', ['abuja'])).toEqual([])
    expect(nearestWords('abeocutta', ['abeokuta'])).toEqual(['abeokuta'])
  })

  it('prefers fewer slips, then the same first letter', () => {
    expect(nearestWords('penthouse', ['penthous', 'penthouss'])).toHaveLength(2)
    expect(nearestWords('hose', ['nose', 'house', 'rose'])).toEqual(['house'])
  })
})
