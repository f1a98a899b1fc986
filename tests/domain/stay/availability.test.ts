import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canEndOn,
  canStartOn,
  heldNights,
  isNightBooked,
  nightsOf,
  rangeIsFree,
  staysOverlap,
} from '@domain/stay/availability'
import { chooseStart } from '@domain/stay/stay-choice'
import { bookedDates, stay } from '@tests/domain/arbitraries'

const stayFrom = (checkIn: string, checkOut: string) => ({ checkIn, checkOut })
const booked = [{ startDate: '2026-01-10', endDate: '2026-01-13' }]
const today = '2026-01-07'

describe('the nights of a stay', () => {
  it('are half-open, so the last day stays free for the next guest', () => {
    expect(nightsOf(stayFrom('2026-01-10', '2026-01-12'))).toEqual(['2026-01-10', '2026-01-11'])
    expect(
      staysOverlap(stayFrom('2026-01-10', '2026-01-12'), stayFrom('2026-01-12', '2026-01-14')),
    ).toBe(false)
  })

  it('are one night for a stay that ends on the day it begins', () => {
    expect(heldNights(stayFrom('2026-01-10', '2026-01-10'))).toEqual(
      stayFrom('2026-01-10', '2026-01-11'),
    )
    expect(
      staysOverlap(stayFrom('2026-01-10', '2026-01-10'), stayFrom('2026-01-10', '2026-01-10')),
    ).toBe(true)
    expect(
      staysOverlap(stayFrom('2026-01-09', '2026-01-10'), stayFrom('2026-01-10', '2026-01-10')),
    ).toBe(false)
  })

  it('overlap symmetrically, and exactly when they share a night', () => {
    fc.assert(
      fc.property(stay, stay, (a, b) => {
        expect(staysOverlap(a, b)).toBe(staysOverlap(b, a))
        const shared = nightsOf(a).some((night) => nightsOf(b).includes(night))
        expect(staysOverlap(a, b)).toBe(shared)
        expect(staysOverlap(a, a)).toBe(true)
      }),
    )
  })
})

describe('booked nights', () => {
  it.each([
    ['2026-01-09', false],
    ['2026-01-10', true],
    ['2026-01-12', true],
    ['2026-01-13', false],
  ])('include the night of %s: %s', (night, expected) => {
    expect(isNightBooked(night, booked)).toBe(expected)
  })

  it('limit a stay that begins before them', () => {
    expect(rangeIsFree(stayFrom('2026-01-08', '2026-01-10'), booked)).toBe(true)
    expect(rangeIsFree(stayFrom('2026-01-08', '2026-01-11'), booked)).toBe(false)
  })

  it('are empty when a listing has none', () => {
    expect(rangeIsFree(stayFrom('2026-01-08', '2026-01-11'))).toBe(true)
  })

  it('leave exactly those stays free that have none of them', () => {
    fc.assert(
      fc.property(stay, bookedDates, (chosen, taken) => {
        const isFree = nightsOf(chosen).every((night) => !isNightBooked(night, taken))
        expect(rangeIsFree(chosen, taken)).toBe(isFree)
      }),
    )
  })
})

describe('the date fields', () => {
  it('start today or later, on a free night (BOOK-15)', () => {
    expect(canStartOn('2026-01-06', today, booked)).toBe(false)
    expect(canStartOn(today, today, booked)).toBe(true)
    expect(canStartOn('2026-01-10', today, booked)).toBe(false)
    expect(canStartOn('2026-01-13', today, booked)).toBe(true)
  })

  it('end on the start date or later, or from today on without a start (BOOK-15)', () => {
    expect(canEndOn('2026-01-08', '2026-01-09', today, [])).toBe(false)
    expect(canEndOn('2026-01-09', '2026-01-09', today, [])).toBe(true)
    expect(canEndOn('2026-01-06', null, today, [])).toBe(false)
    expect(canEndOn(today, undefined, today, [])).toBe(true)
  })

  it('never span a booked night', () => {
    expect(canEndOn('2026-01-10', '2026-01-08', today, booked)).toBe(true)
    expect(canEndOn('2026-01-11', '2026-01-08', today, booked)).toBe(false)
    expect(canEndOn('2026-01-14', '2026-01-13', today, booked)).toBe(true)
  })

  it('clear the end when the start moves past it or beyond a booked night', () => {
    const choice = { startDate: '2026-01-08', endDate: '2026-01-10' }
    expect(chooseStart(choice, '2026-01-11').endDate).toBeNull()
    expect(chooseStart(choice, '2026-01-10').endDate).toBe('2026-01-10')
    expect(
      chooseStart({ startDate: '2026-01-13', endDate: '2026-01-15' }, '2026-01-09', booked),
    ).toEqual({ startDate: '2026-01-09', endDate: null })
    expect(chooseStart(choice, null)).toEqual({ startDate: null, endDate: '2026-01-10' })
  })
})
