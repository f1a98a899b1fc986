/**
 * How the language writes days in full. The browser's own names would take a cheap phone half a
 * second at their first use.
 */

/** Begins with Sunday. */
export const longWeekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

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

/** Returns 'January 2026'. Months are counted from 1. */
export const monthHeading = (month: number, year: number) => `${longMonthNames[month - 1]} ${year}`
