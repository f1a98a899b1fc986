import { describe, expect, it } from 'vitest'
import { nearestWords, slipsBetween } from '@domain/search/vocabulary'

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
