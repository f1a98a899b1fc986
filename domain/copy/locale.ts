/**
 * How the language writes days, and how it is named in `lang` attributes. Amounts and counts keep
 * the Nigerian grouping of digits in every language, and typed days their MM/DD/YYYY.
 */

/** Value of `lang` on the page and in mails. */
export const PAGE_LANGUAGE = 'en'
/** Locale of times and long dates. */
export const DATE_LOCALE = 'en-GB'

/** Begins with Sunday. */
export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** Returns 'Jan 10'. */
export const shortDayWords = (month: string | undefined, day: number) => `${month} ${day}`

/** Returns 'Jan 10, 2026'. */
export const dayWords = (month: string | undefined, day: number, year: number) =>
  `${month} ${day}, ${year}`
