/**
 * How the language writes days, and how it is named in `lang` attributes. Amounts and counts keep
 * the Nigerian grouping of digits in every language, and typed days their MM/DD/YYYY.
 */

/** Value of `lang` on the page and in mails. */
export const PAGE_LANGUAGE = 'en'
/** Locale of times and long dates. */
export const DATE_LOCALE = 'en-GB'

/**
 * Days in full, beginning with Sunday. The browser's own names would take a cheap phone half a
 * second at their first use.
 */
export const longWeekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
export const weekdayNames = longWeekdayNames.map((name) => name.slice(0, 3))

const longMonthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export const monthNames = longMonthNames.map((name) => name.slice(0, 3))

/** Returns 'January 2026'. Months are counted from 1. */
export const monthHeading = (month: number, year: number) => `${longMonthNames[month - 1]} ${year}`

/** Returns 'Jan 10'. */
export const shortDayWords = (month: string | undefined, day: number) => `${month} ${day}`

/** Returns 'Jan 10, 2026'. */
export const dayWords = (month: string | undefined, day: number, year: number) =>
  `${month} ${day}, ${year}`
