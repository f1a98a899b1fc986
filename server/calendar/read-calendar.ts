import ICAL from 'ical.js'
import {
  addDays,
  addMonths,
  isIsoDate,
  LAGOS_OFFSET,
  type IsoDate,
  type Stay,
} from '@domain/stay/stay-date'
import { CalendarFault } from './fetch-calendar'

export interface TakenNights extends Stay {
  uid: string
  summary: string
}

/** Months from today in which nights are read. */
const MOST_MONTHS = 24
/** Events, and steps of all recurrences together. */
const MOST_EVENTS = 2_000
const MOST_STEPS = 20_000
/** Minutes of the day after which whoever leaves has slept there. */
const EVENING = 18 * 60
const LONGEST_UID = 300
const LONGEST_SUMMARY = 100

const DAY = '(MO|TU|WE|TH|FR|SA|SU)'
const isEach = (values: unknown, pattern: RegExp) =>
  Array.isArray(values) && values.every((value) => pattern.test(String(value)))
const weekdays = (values: unknown) => isEach(values, new RegExp(`^${DAY}$`))
const weekdaysOfMonth = (values: unknown) => isEach(values, new RegExp(`^([+-]?[1-4])?${DAY}$`))
const daysOfMonth = (values: unknown) =>
  isEach(values, /^-?(\d|1\d|2[0-8])$/) && !isEach(values, /^0$/)
const months = (values: unknown) => isEach(values, /^([1-9]|1[0-2])$/)

/** Parts of a rule by its frequency, with what each may hold. */
const PARTS: Record<string, Record<string, (values: unknown) => boolean>> = {
  DAILY: {},
  WEEKLY: { BYDAY: weekdays },
  MONTHLY: { BYDAY: weekdaysOfMonth, BYMONTHDAY: daysOfMonth },
  YEARLY: { BYMONTH: months, BYMONTHDAY: daysOfMonth },
}

/**
 * Refuses rules of other forms. The library looks for the next day without end where there is none,
 * such as for every seventh day that is a Monday, beginning on a Tuesday.
 */
function requireReadable(event: ICAL.Component) {
  for (const rule of event.getAllProperties('rrule')) {
    const { freq, interval, parts } = rule.getFirstValue() as ICAL.Recur
    const known = PARTS[freq]
    const names = Object.keys(parts)
    const isReadable =
      known !== undefined &&
      interval >= 1 &&
      interval <= 1_000 &&
      names.length <= (freq === 'YEARLY' ? 2 : 1) &&
      names.every((name) => known[name]?.(parts[name as keyof typeof parts]))
    if (!isReadable) throw new CalendarFault('has a recurrence of an unknown form')
  }
}

/** Returns by how many milliseconds a zone is ahead of UTC, or undefined for one that is not IANA's. */
function offsetOf(zone: string, moment: number) {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      timeZoneName: 'longOffset',
    }).formatToParts(moment)
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  } catch {
    return undefined
  }
}

interface LagosTime {
  day: IsoDate
  /** Minutes of the day. Undefined for a day. */
  minutes: number | undefined
}

/** Returns a time as it is in Lagos. One in a zone that nobody knows is taken as it is written. */
function inLagos(time: ICAL.Time, zone: string | undefined): LagosTime {
  const written = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute)
  const isUtc = time.zone === ICAL.Timezone.utcTimezone
  const offset = isUtc ? 0 : zone === undefined ? undefined : offsetOf(zone, written)
  const isMoved = !time.isDate && offset !== undefined
  const moment = new Date(isMoved ? written - offset + LAGOS_OFFSET : written)
  const day = Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10)
  if (!isIsoDate(day)) throw new CalendarFault('has a day that does not exist')
  return {
    day,
    minutes: time.isDate ? undefined : moment.getUTCHours() * 60 + moment.getUTCMinutes(),
  }
}

/** Returns the nights of an event, or undefined when it holds none: an hour of a day is no stay. */
function nightsOf(start: LagosTime, end: LagosTime, last: IsoDate): Stay | undefined {
  if (start.day >= last) return undefined
  const until = end.day > last ? last : end.day
  if (start.minutes === undefined) {
    return { checkIn: start.day, checkOut: until > start.day ? until : addDays(start.day, 1) }
  }
  const checkOut = (end.minutes ?? 0) > EVENING && until < last ? addDays(until, 1) : until
  return checkOut > start.day ? { checkIn: start.day, checkOut } : undefined
}

const zoneOf = (event: ICAL.Component, name: string) => {
  const zone = event.getFirstProperty(name)?.getParameter('tzid')
  return typeof zone === 'string' ? zone : undefined
}
const isCancelled = (event: ICAL.Component) =>
  String(event.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED'
const textOf = (event: ICAL.Component, name: string, most: number) =>
  String(event.getFirstPropertyValue(name) ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, most)

/** Some channel managers add a day for the arrival and one for the departure to the event of a stay. */
const isMarker = (summary: string, { checkIn, checkOut }: Stay) =>
  /\bcheck-?\s?(?:in|out)\b/i.test(summary) && addDays(checkIn, 1) === checkOut

interface Occurrence {
  component: ICAL.Component
  start: ICAL.Time
  end: ICAL.Time
}

/** Yields the times of an event, of one that recurs until the last day. */
function* occurrencesOf(event: ICAL.Event, last: IsoDate, step: () => void): Generator<Occurrence> {
  const { component, startDate: start } = event
  if (!start) throw new CalendarFault('has an event without a day')
  if (!event.isRecurring()) {
    yield { component, start, end: event.endDate }
    return
  }
  requireReadable(component)
  const each = event.iterator()
  const end = ICAL.Time.fromDateString(last)
  for (let next = each.next(); next; next = each.next()) {
    step()
    if (next.compare(end) >= 0) return
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    yield { component: item.component, start: startDate, end: endDate }
  }
}

function eventsOf(text: string): ICAL.Event[] {
  try {
    const parsed = ICAL.parse(text) as unknown[]
    const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][]
    const events = calendars.flatMap((calendar) =>
      new ICAL.Component(calendar as never).getAllSubcomponents('vevent').map((event) => {
        // Without its calendar it has no VTIMEZONE, whose rules may go on without end.
        return new ICAL.Component(event.toJSON() as never)
      }),
    )
    if (events.length > MOST_EVENTS) throw new CalendarFault(`has more than ${MOST_EVENTS} events`)
    const uidOf = (event: ICAL.Component) => event.getFirstPropertyValue('uid')
    const isChange = (event: ICAL.Component) => event.hasProperty('recurrence-id')
    const masters = events.filter((event) => !isChange(event))
    const changes = events.filter(isChange)
    const known = new Set(masters.map(uidOf))
    return [
      ...masters.map(
        (event) =>
          new ICAL.Event(event, {
            exceptions: changes.filter((change) => uidOf(change) === uidOf(event)),
          }),
      ),
      // A change of an event that the calendar does not have is an event of its own.
      ...changes.filter((event) => !known.has(uidOf(event))).map((event) => new ICAL.Event(event)),
    ]
  } catch (error) {
    if (error instanceof CalendarFault) throw error
    throw new CalendarFault('cannot be parsed')
  }
}

/**
 * Reads which nights a calendar says are taken, from today on.
 *
 * @param ownHost Host of our own events, which come back from sites that read our calendar.
 * @throws CalendarFault for a page of HTML, and for what cannot be read as a whole.
 */
export function readCalendar(text: string, today: IsoDate, ownHost: string): TakenNights[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
  if (!/^BEGIN:VCALENDAR\b/i.test(lines)) throw new CalendarFault('is not a calendar')
  const last = addMonths(today, MOST_MONTHS)
  const taken = new Map<string, TakenNights>()
  let steps = 0
  const step = () => {
    steps += 1
    if (steps > MOST_STEPS) throw new CalendarFault('has too many recurrences')
  }
  for (const event of eventsOf(lines)) {
    try {
      for (const { component, start, end } of occurrencesOf(event, last, step)) {
        const uid = textOf(component, 'uid', LONGEST_UID)
        if (isCancelled(event.component) || isCancelled(component)) continue
        if (uid.toLowerCase().endsWith(`@${ownHost}`)) continue
        const zone = zoneOf(component, 'dtstart')
        const from = inLagos(start, zone)
        const nights = nightsOf(from, inLagos(end, zoneOf(component, 'dtend') ?? zone), last)
        const summary = textOf(component, 'summary', LONGEST_SUMMARY)
        if (!nights || nights.checkOut <= today || isMarker(summary, nights)) continue
        taken.set(`${nights.checkIn} ${nights.checkOut} ${uid}`, { uid, summary, ...nights })
        if (taken.size > MOST_EVENTS) {
          throw new CalendarFault(`has more than ${MOST_EVENTS} events`)
        }
      }
    } catch (error) {
      if (error instanceof CalendarFault) throw error
      throw new CalendarFault('cannot be parsed')
    }
  }
  return [...taken.values()]
}
