import { runInNewContext } from 'node:vm'
import ICAL from 'ical.js'
import {
  addDays,
  addMonths,
  isIsoDate,
  LAGOS_OFFSET,
  type IsoDate,
  type Stay,
} from '@domain/stay/stay-date'
import { SECOND } from '@domain/time'
import { oneLine } from '@server/one-line'
import { CalendarFault } from './fetch-calendar'

export interface TakenNights extends Stay {
  uid: string
  summary: string
}

export interface ReadCalendar {
  taken: TakenNights[]
  /** Number of events that cannot be read. */
  leftOut: number
}

/** Months from today in which nights are read. */
const MOST_MONTHS = 24
const MOST_EVENTS = 2_000
/** In milliseconds, during which the process does nothing else. */
const MOST_TIME = 2 * SECOND
/** Minutes of the day after which whoever leaves has slept there. */
const EVENING = 18 * 60
const LONGEST_UID = 300
const LONGEST_SUMMARY = 100

let lastFormat: { zone: string; format: Intl.DateTimeFormat } | undefined

/** Returns the format of a zone. The last one is kept, because a calendar mostly has one zone. */
function formatOf(zone: string) {
  if (lastFormat?.zone !== zone) {
    const options = { timeZone: zone, timeZoneName: 'longOffset' } as const
    lastFormat = { zone, format: new Intl.DateTimeFormat('en-US', options) }
  }
  return lastFormat.format
}

/** Returns by how many milliseconds a zone is ahead of UTC, or undefined for one that is not IANA's. */
function offsetOf(zone: string, moment: number) {
  try {
    const parts = formatOf(zone).formatToParts(moment)
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
  if (!isIsoDate(day)) throw new Error('There is no such day.')
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
  oneLine(String(event.getFirstPropertyValue(name) ?? '')).slice(0, most)

/** Some channel managers add a day for the arrival and one for the departure to the event of a stay. */
const isMarker = (summary: string, { checkIn, checkOut }: Stay) =>
  /\bcheck-?\s?(?:in|out)\b/i.test(summary) && addDays(checkIn, 1) === checkOut

/** Parses an event without its calendar and its VTIMEZONE: zones are those of Intl. */
function eventOf(block: string) {
  const component = new ICAL.Component(ICAL.parse(block) as never)
  const written = ['dtstart', 'dtend'].flatMap((name) => component.getFirstProperty(name) ?? [])
  // The library makes another day of one that does not exist.
  if (!written.every((day) => isIsoDate(String(day.toJSON()[3]).slice(0, 10)))) {
    throw new Error('There is no such day.')
  }
  return new ICAL.Event(component)
}

/** Yields the times of an event, of one that recurs those from today until the last day. */
function* timesOf(
  event: ICAL.Event,
  today: IsoDate,
  last: IsoDate,
): Generator<[start: ICAL.Time, end: ICAL.Time]> {
  const { startDate: start } = event
  if (!start) throw new Error('There is no day.')
  if (event.isRecurrenceException() || !event.isRecurring()) {
    yield [start, event.endDate]
    return
  }
  const { duration } = event
  const each = event.iterator()
  // In any zone.
  const before = ICAL.Time.fromDateString(addDays(today, -2))
  const after = ICAL.Time.fromDateString(last)
  for (let next = each.next(); next && next.compare(after) < 0; next = each.next()) {
    const end = next.clone()
    end.addDuration(duration)
    if (end.compare(before) > 0) yield [next, end]
  }
}

function nightsIn(text: string, today: IsoDate, ownHost: string): ReadCalendar {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trimEnd())
  const calendar = lines.filter(Boolean).join('\n').trimStart()
  if (!/^BEGIN:VCALENDAR\n/i.test(calendar)) throw new CalendarFault('is not a calendar')
  if (!/\nEND:VCALENDAR$/i.test(calendar))
    throw new CalendarFault('does not end as a calendar does')
  const day = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(?:;[^:\n]*)?:(\d{8}(?:,\d{8})*)$/gim
  // Some write days as if they were times.
  const written = calendar.replace(day, '$1;VALUE=DATE:$2')
  const blocks = written.match(/^BEGIN:VEVENT$[^]*?^END:VEVENT$/gim) ?? []
  if (blocks.length > MOST_EVENTS) throw new CalendarFault(`has more than ${MOST_EVENTS} events`)
  const last = addMonths(today, MOST_MONTHS)
  const taken = new Map<string, TakenNights>()
  const changed = new Set<string>()
  let leftOut = 0
  /** Leaves an event out that cannot be read. */
  const attempt = <T>(work: () => T) => {
    try {
      return work()
    } catch (error) {
      if (error instanceof CalendarFault) throw error
      leftOut += 1
      return undefined
    }
  }
  const take = (event: ICAL.Event) => {
    const { component } = event
    const uid = textOf(component, 'uid', LONGEST_UID)
    const summary = textOf(component, 'summary', LONGEST_SUMMARY)
    const zone = zoneOf(component, 'dtstart')
    const isChange = event.isRecurrenceException()
    if (isChange) {
      const { day } = inLagos(event.recurrenceId, zoneOf(component, 'recurrence-id'))
      changed.add(`${day} ${uid}`)
    }
    if (isCancelled(component) || uid.toLowerCase().endsWith(`@${ownHost}`)) return
    for (const [start, end] of timesOf(event, today, last)) {
      const from = inLagos(start, zone)
      if (!isChange && changed.has(`${from.day} ${uid}`)) continue
      const nights = nightsOf(from, inLagos(end, zoneOf(component, 'dtend') ?? zone), last)
      if (!nights || nights.checkOut <= today || isMarker(summary, nights)) continue
      taken.set(`${nights.checkIn} ${nights.checkOut} ${uid}`, { uid, summary, ...nights })
    }
  }
  const events = blocks.flatMap((block) => attempt(() => eventOf(block)) ?? [])
  const changesFirst = (a: ICAL.Event, b: ICAL.Event) =>
    Number(b.isRecurrenceException()) - Number(a.isRecurrenceException())
  for (const event of events.toSorted(changesFirst)) attempt(() => take(event))
  if (taken.size > MOST_EVENTS) throw new CalendarFault(`has more than ${MOST_EVENTS} nights`)
  return { taken: [...taken.values()], leftOut }
}

/**
 * Reads which nights a calendar says are taken, from today on.
 *
 * @param ownHost Host of our own events, which come back from sites that read our calendar.
 * @throws CalendarFault for a page of HTML, and for what cannot be read as a whole.
 */
export function readCalendar(text: string, today: IsoDate, ownHost: string): ReadCalendar {
  const work = () => nightsIn(text, today, ownHost)
  try {
    // The library has loops that a large number or an impossible rule keeps busy for ever.
    return runInNewContext('work()', { work }, { timeout: MOST_TIME }) as ReadCalendar
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
      ? new CalendarFault('takes too long to read')
      : error
  }
}
