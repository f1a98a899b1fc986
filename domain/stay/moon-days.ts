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
