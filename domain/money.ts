import { NAIRA_MAXIMUM } from './constants'

/**
 * Amounts outside this file and pricing.ts are in naira with at most two decimals. Sums are
 * computed in whole kobo, so that a total always equals the sum of its lines.
 */

/** A whole number of kobo. */
export type Kobo = number

/** Rounds to the nearest kobo. */
export const toKobo = (naira: number): Kobo => Math.round(naira * 100)

export const toNaira = (kobo: Kobo): number => kobo / 100

/** Returns the sum of amounts in naira, exact to the kobo. */
export const addNaira = (...amounts: number[]): number =>
  toNaira(amounts.reduce((sum, naira) => sum + toKobo(naira), 0))

/** Tells whether an amount can be shown and charged. */
export const isUsableAmount = (naira: unknown): naira is number =>
  typeof naira === 'number' && naira >= 0 && naira <= NAIRA_MAXIMUM

/** In binary, 45,000.55 naira times 100 is not exactly a whole number. */
const KOBO_TOLERANCE = 1e-3

/** Tells whether an amount in naira has a fraction of a kobo, which nobody can pay. */
export const hasKoboFraction = (naira: number): boolean =>
  Math.abs(toKobo(naira) - naira * 100) > KOBO_TOLERANCE

/** Groups digits as en-NG does, '1,234,567', on browsers of every locale. */
export const groupDigits = (whole: number): string =>
  Math.trunc(whole)
    .toFixed(0)
    .replace(/\B(?=(\d{3})+$)/g, ',')

/** Returns '₦4,555.50', always with two decimals, for the tax line. */
export const formatNairaFixed = (naira: number): string => {
  const kobo = toKobo(Math.abs(naira))
  const sign = naira < 0 && kobo > 0 ? '-' : ''
  return `${sign}₦${groupDigits(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`
}

/** Returns '₦45,000', or with kobo if there are any: '₦45,000.50'. */
export const formatNaira = (naira: number): string => formatNairaFixed(naira).replace(/\.00$/, '')

/** Returns the same of kobo. */
export const formatKobo = (kobo: Kobo): string => formatNaira(toNaira(kobo))
