/**
 * Stay dates are plain calendar days: strings 'YYYY-MM-DD', compared as strings, counted in
 * UTC. No function here reads the machine's time zone; "today" is the day in Lagos.
 */

/** 'YYYY-MM-DD', a day that exists. */
export type IsoDate = string

/** Half-open: the guest sleeps on `checkIn` and has left by `checkOut`. */
export interface Stay {
  checkIn: IsoDate
  checkOut: IsoDate
}

const DAY = 86_400_000
const HOUR = 3_600_000
/** Lagos is one hour ahead of UTC all year; Nigeria has no summer time. */
const LAGOS_OFFSET = HOUR

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const MONTHS = [
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

const fromEpochDay = (epochDay: number): IsoDate =>
  new Date(epochDay * DAY).toISOString().slice(0, 10)

const epochDay = (date: IsoDate): number => {
  const milliseconds = Date.parse(`${date}T00:00:00.000Z`)
  if (Number.isNaN(milliseconds)) {
    throw new Error(`'${date}' is not a day. Give 'YYYY-MM-DD'; parseIsoDate() checks a text.`)
  }
  return milliseconds / DAY
}

/** True for 'YYYY-MM-DD' of a real day between the years 0001 and 9999. */
export const isIsoDate = (text: unknown): text is IsoDate => {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  if (text.startsWith('0000')) return false
  const milliseconds = Date.parse(`${text}T00:00:00.000Z`)
  // '2026-02-30' is refused by some engines and rolled over by others.
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text)
}

/** The day in a text, or undefined when it holds none. */
export const parseIsoDate = (text: string | null | undefined): IsoDate | undefined =>
  isIsoDate(text) ? text : undefined

/** `days` may be negative. */
export const addDays = (date: IsoDate, days: number): IsoDate => fromEpochDay(epochDay(date) + days)

/** Nights from `checkIn` to `checkOut`; negative when they are the wrong way round. */
export const nightsBetween = (checkIn: IsoDate, checkOut: IsoDate): number =>
  epochDay(checkOut) - epochDay(checkIn)

/**
 * Rounded-up days between two instants or days, as booking details counts nights (section 2.16).
 * Never below zero.
 */
export const nightsRoundedUp = (start: string, end: string): number => {
  const days = (Date.parse(end) - Date.parse(start)) / DAY
  return Number.isFinite(days) ? Math.max(0, Math.ceil(days)) : 0
}

/** The day in Africa/Lagos at this instant. */
export const todayInLagos = (now: Date): IsoDate =>
  fromEpochDay(Math.floor((now.getTime() + LAGOS_OFFSET) / DAY))

/** The day as the payload carries it: midnight UTC. */
export const toWire = (date: IsoDate): string => `${fromEpochDay(epochDay(date))}T00:00:00.000Z`

/**
 * The UTC calendar day of a wire value: a day, or any ISO instant. Throws on anything else, since
 * the answer of a server was then not what section 7 promises.
 */
export const fromWire = (wire: string): IsoDate => {
  const day = parseIsoDate(wire)
  if (day !== undefined) return day
  const milliseconds = Date.parse(wire)
  if (Number.isNaN(milliseconds)) {
    throw new Error(`'${wire}' is not a day or an instant, so it has no stay date.`)
  }
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** 0 is Sunday, as in Date. */
const weekdayOf = (date: IsoDate): number => new Date(epochDay(date) * DAY).getUTCDay()

/** The Monday of the day's week; weeks start on Monday. */
export const mondayOf = (date: IsoDate): IsoDate => addDays(date, -((weekdayOf(date) + 6) % 7))

/** The first day of the month after the day's. */
export const firstOfNextMonth = (date: IsoDate): IsoDate => {
  const day = new Date(epochDay(date) * DAY)
  return fromEpochDay(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1) / DAY)
}

/** 'Jan 10, 2026', as in running text. */
export const formatDay = (date: IsoDate): string => {
  const day = new Date(epochDay(date) * DAY)
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
}

/** 'Sat, Jan 10, 2026', as under a date field. */
export const formatDayLong = (date: IsoDate): string =>
  `${WEEKDAYS[weekdayOf(date)]}, ${formatDay(date)}`
