import { dayWords, monthNames, shortDayWords, weekdayNames } from '@domain/copy/locale'
import { DAY, HOUR } from '@domain/time'

/**
 * Stay dates are plain calendar days: strings 'YYYY-MM-DD', compared as strings and counted
 * in UTC. No function here reads the machine's time zone. "Today" is the day in Lagos.
 */

/** An existing day as 'YYYY-MM-DD'. */
export type IsoDate = string

/** Half-open: the guest sleeps there on `checkIn` and has left by `checkOut`. */
export interface Stay {
  checkIn: IsoDate
  checkOut: IsoDate
}

/** In milliseconds. Lagos is ahead of UTC all year, because Nigeria has no summer time. */
export const LAGOS_OFFSET = HOUR

const fromEpochDay = (epochDay: number): IsoDate =>
  new Date(epochDay * DAY).toISOString().slice(0, 10)

const epochDay = (date: IsoDate): number => {
  const milliseconds = Date.parse(`${date}T00:00:00.000Z`)
  if (Number.isNaN(milliseconds)) {
    throw new Error(`'${date}' is not a day.`)
  }
  return milliseconds / DAY
}

/** Tells whether a text is 'YYYY-MM-DD' with a real day between the years 0001 and 9999. */
export const isIsoDate = (text: unknown): text is IsoDate => {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  if (text.startsWith('0000')) return false
  const milliseconds = Date.parse(`${text}T00:00:00.000Z`)
  // Some engines reject '2026-02-30' and others roll it over.
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text)
}

/** Returns the day in a text, or undefined when it is not a day. */
export const parseIsoDate = (text: string | null | undefined): IsoDate | undefined =>
  isIsoDate(text) ? text : undefined

/** `days` may be negative. */
export const addDays = (date: IsoDate, days: number): IsoDate => fromEpochDay(epochDay(date) + days)

/** Returns the nights from `checkIn` to `checkOut`. Negative when they are in the wrong order. */
export const nightsBetween = (checkIn: IsoDate, checkOut: IsoDate): number =>
  epochDay(checkOut) - epochDay(checkIn)

/**
 * Returns the days between two instants or days, rounded up and never below zero, as booking
 * details counts nights.
 */
export const nightsRoundedUp = (start: string, end: string): number => {
  const days = (Date.parse(end) - Date.parse(start)) / DAY
  return Number.isFinite(days) ? Math.max(0, Math.ceil(days)) : 0
}

/** Returns the day in Africa/Lagos at an instant. */
export const todayInLagos = (now: Date): IsoDate =>
  fromEpochDay(Math.floor((now.getTime() + LAGOS_OFFSET) / DAY))

/** Returns the day in the payload's form: midnight UTC. */
export const toWire = (date: IsoDate): string => `${fromEpochDay(epochDay(date))}T00:00:00.000Z`

/**
 * Returns the UTC calendar day of a day or an ISO instant. It throws on anything else, because the
 * server's response then violates the API.
 */
export const fromWire = (wire: string): IsoDate => {
  const day = parseIsoDate(wire)
  if (day !== undefined) return day
  const milliseconds = Date.parse(wire)
  if (Number.isNaN(milliseconds)) {
    throw new Error(`'${wire}' is not a day.`)
  }
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** 0 is Sunday, as in Date. */
export const weekdayOf = (date: IsoDate): number => new Date(epochDay(date) * DAY).getUTCDay()

/** Returns the Monday of the day's week, because weeks start on Monday. */
export const mondayOf = (date: IsoDate): IsoDate => addDays(date, -((weekdayOf(date) + 6) % 7))

/** Returns the first day of the next month. */
export const firstOfNextMonth = (date: IsoDate): IsoDate => {
  const day = new Date(epochDay(date) * DAY)
  return fromEpochDay(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1) / DAY)
}

/**
 * Returns the same day of a later month, or that month's last day when it is shorter: a month after
 * January 31 is February 28.
 */
export const addMonths = (date: IsoDate, months: number): IsoDate => {
  const day = new Date(epochDay(date) * DAY)
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return fromEpochDay(Date.UTC(year, month, Math.min(day.getUTCDate(), lastDay)) / DAY)
}

/** Returns 'Jan 10, 2026', for running text. */
export const formatDay = (date: IsoDate): string => {
  const day = new Date(epochDay(date) * DAY)
  return dayWords(monthNames[day.getUTCMonth()], day.getUTCDate(), day.getUTCFullYear())
}

/** Returns 'Jan 10', where the year is plain. */
export const formatDayShort = (date: IsoDate): string => {
  const day = new Date(epochDay(date) * DAY)
  return shortDayWords(monthNames[day.getUTCMonth()], day.getUTCDate())
}

/** Returns 'Sat, Jan 10, 2026', for below a date field. */
export const formatDayLong = (date: IsoDate): string =>
  `${weekdayNames[weekdayOf(date)]}, ${formatDay(date)}`
