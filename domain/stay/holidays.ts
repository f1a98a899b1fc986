import { holidaysCopy } from '@domain/copy/holidays-copy'
import { DAY } from '@domain/time'
import { addDays, type IsoDate } from './stay-date'

/**
 * First days of the holidays that follow the moon, from 2025 to 2045, by the Umm al-Qura calendar.
 * They are a table, because the first date that a cheap phone's browser formats takes it half a
 * second.
 */
const MAULUD =
  '2025-09-04 2026-08-25 2027-08-14 2028-08-03 2029-07-24 2030-07-13 2031-07-02 2032-06-20 2033-06-10 2034-05-30 2035-05-20 2036-05-09 2037-04-28 2038-04-17 2039-04-06 2040-03-25 2041-03-15 2042-03-05 2043-02-22 2044-02-12 2045-01-31'
const FITR =
  '2025-03-30 2026-03-20 2027-03-09 2028-02-26 2029-02-14 2030-02-04 2031-01-24 2032-01-14 2033-01-03 2033-12-23 2034-12-12 2035-12-01 2036-11-19 2037-11-09 2038-10-29 2039-10-19 2040-10-07 2041-09-27 2042-09-16 2043-09-05 2044-08-24 2045-08-14'
const ADHA =
  '2025-06-06 2026-05-27 2027-05-16 2028-05-05 2029-04-24 2030-04-13 2031-04-02 2032-03-22 2033-03-12 2034-03-01 2035-02-19 2036-02-08 2037-01-27 2038-01-16 2039-01-05 2039-12-26 2040-12-15 2041-12-04 2042-11-23 2043-11-12 2044-11-01 2045-10-21'

/** Returns which holiday of the moon a day belongs to, of which Fitr and Adha have two days. */
export function moonHolidayOn(day: IsoDate): 'maulud' | 'fitr' | 'adha' | undefined {
  if (MAULUD.includes(day)) return 'maulud'
  const before = addDays(day, -1)
  const isOneOf = (days: string) => days.includes(day) || days.includes(before)
  if (isOneOf(FITR)) return 'fitr'
  return isOneOf(ADHA) ? 'adha' : undefined
}

/**
 * Public holidays of Nigeria: those on fixed dates, those that follow Easter, and those that follow
 * the moon. The government declares the last group after a sighting, often a day beside the
 * calculated one, so their names say that they are expected. Days off that it adds when a holiday
 * falls on a weekend are not known in advance and are left out.
 */

/** Holidays by month and day. */
const FIXED: Record<string, string> = {
  '01-01': holidaysCopy.newYear,
  '05-01': holidaysCopy.workers,
  '06-12': holidaysCopy.democracy,
  '10-01': holidaysCopy.independence,
  '12-25': holidaysCopy.christmas,
  '12-26': holidaysCopy.boxing,
}

/** Returns Easter Sunday by the Gregorian computation of Meeus, Jones and Butcher. */
export function easterSunday(year: number): IsoDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const sinceMarch = epact + toSunday - 7 * late + 21
  return new Date(Date.UTC(year, 2, 1) + sinceMarch * DAY).toISOString().slice(0, 10)
}

const known = new Map<IsoDate, string | undefined>()

/**
 * Returns the name of the public holiday on this day, or undefined on any other day. It is computed
 * once, because a calendar asks for each of its days whenever it renders.
 */
export function holidayOn(day: IsoDate): string | undefined {
  if (!known.has(day)) known.set(day, computeHoliday(day))
  return known.get(day)
}

function computeHoliday(day: IsoDate): string | undefined {
  const fixed = FIXED[day.slice(5)]
  if (fixed) return fixed
  const easter = easterSunday(Number(day.slice(0, 4)))
  if (day === addDays(easter, -2)) return holidaysCopy.goodFriday
  if (day === addDays(easter, 1)) return holidaysCopy.easterMonday
  const byTheMoon = moonHolidayOn(day)
  return byTheMoon && holidaysCopy.expected(holidaysCopy[byTheMoon])
}
