import { NAIRA_MAXIMUM } from './constants'

/**
 * Amounts outside this file and pricing.ts are numbers of naira with at most two decimals.
 * Sums are done in whole kobo, so lines always add up.
 */

/** A whole number of kobo. */
export type Kobo = number

/** Rounded to the nearest kobo. */
export const toKobo = (naira: number): Kobo => Math.round(naira * 100)

export const toNaira = (kobo: Kobo): number => kobo / 100

/** The sum of naira amounts, exact to the kobo. */
export const addNaira = (...amounts: number[]): number =>
  toNaira(amounts.reduce((sum, naira) => sum + toKobo(naira), 0))

/** Can this be shown and charged? */
export const isUsableAmount = (naira: unknown): naira is number =>
  typeof naira === 'number' && naira >= 0 && naira <= NAIRA_MAXIMUM

/** en-NG grouping, '1,234,567', without asking the browser which locale it speaks. */
export const groupDigits = (whole: number): string =>
  Math.trunc(whole)
    .toFixed(0)
    .replace(/\B(?=(\d{3})+$)/g, ',')

const split = (naira: number) => {
  const kobo = toKobo(Math.abs(naira))
  return {
    sign: naira < 0 && kobo > 0 ? '-' : '',
    whole: groupDigits(Math.floor(kobo / 100)),
    fraction: String(kobo % 100).padStart(2, '0'),
  }
}

/** '₦45,000'; kobo only when there are any: '₦45,000.50'. */
export const formatNaira = (naira: number): string => {
  const { sign, whole, fraction } = split(naira)
  return fraction === '00' ? `${sign}₦${whole}` : `${sign}₦${whole}.${fraction}`
}

/** '₦4,555.50', always with two decimals: the tax line (section 9). */
export const formatNairaFixed = (naira: number): string => {
  const { sign, whole, fraction } = split(naira)
  return `${sign}₦${whole}.${fraction}`
}
