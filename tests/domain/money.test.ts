import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addNaira,
  formatNaira,
  formatNairaFixed,
  groupDigits,
  hasKoboFraction,
  toKobo,
  toNaira,
} from '@domain/money'
import { naira } from './arbitraries'

describe('formatNaira', () => {
  it.each([
    [0, '₦0'],
    [999, '₦999'],
    [1_000, '₦1,000'],
    [45_000, '₦45,000'],
    [1_234_567, '₦1,234,567'],
    [62_500.5, '₦62,500.50'],
    [0.05, '₦0.05'],
    [1e13, '₦10,000,000,000,000'],
    [-1_500, '-₦1,500'],
  ])('formats %d as %s (CARD-04, PROD-05)', (amount, shown) => {
    expect(formatNaira(amount)).toBe(shown)
  })

  it('groups digits as Nigerian English does in every browser language', () => {
    const nigerian = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (whole) => {
        expect(groupDigits(whole)).toBe(nigerian.format(whole))
      }),
    )
  })
})

describe('formatNairaFixed', () => {
  it.each([
    [4_555.5, '₦4,555.50'],
    [5_000, '₦5,000.00'],
    [0, '₦0.00'],
  ])('formats %d as %s, always with two decimals (BOOK-06)', (amount, shown) => {
    expect(formatNairaFixed(amount)).toBe(shown)
  })
})

describe('amounts in kobo', () => {
  it('are exact where floating-point naira are not', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(addNaira(0.1, 0.2)).toBe(0.3)
  })

  it('have no fraction, unlike an amount that nobody can pay', () => {
    fc.assert(fc.property(naira, (amount) => !hasKoboFraction(amount)))
    expect([45_000.55, 45_000.555, 0.001].map(hasKoboFraction)).toEqual([false, true, true])
  })

  it('convert back to the same naira', () => {
    fc.assert(
      fc.property(naira, (amount) => {
        expect(toNaira(toKobo(amount))).toBe(amount)
      }),
    )
  })
})
