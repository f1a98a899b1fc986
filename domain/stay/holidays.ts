import { holidaysCopy } from '@domain/copy/holidays-copy'
import { DAY } from '@domain/time'
import { moonHolidayOn } from './moon-days'
import { addDays, type IsoDate } from './stay-date'

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
