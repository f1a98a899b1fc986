import { brandCopy } from '@domain/copy/brand-copy'
import type { Stay } from './stay-date'

/** Properties with their values. One without a value is left out. */
type Properties = Record<string, string | number | false | undefined>

export interface CalendarEvent {
  uid: string
  title: string
  /** Whole days, of which the last is exclusive. */
  days: Stay
  /** Number of the changes so far. */
  sequence: number
  changedAt: Date | undefined
  more?: Properties
}

/** Most octets of a line (RFC 5545), without its end. */
const LINE_OCTETS = 75
const encoder = new TextEncoder()

function folded(line: string) {
  let [text, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    // The blank that continues a line counts as well.
    if (octets + size > LINE_OCTETS) [text, octets] = [`${text}\r\n `, 1]
    text += character
    octets += size
  }
  return text
}

const linesOf = (properties: Properties) =>
  Object.entries(properties)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => folded(`${name}:${value}`.replace(/\r\n?|\n/g, String.raw`\n`)))

/** Escapes what has a meaning in the text of a property. */
export const calendarText = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`)

/** Writes a time in UTC, such as '20260301T100000Z'. */
export const calendarTime = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** Writes a calendar (RFC 5545). */
export const calendarFile = (
  events: readonly CalendarEvent[],
  { method = 'PUBLISH', name }: { method?: 'PUBLISH' | 'CANCEL'; name?: string } = {},
) =>
  [
    ...linesOf({
      BEGIN: 'VCALENDAR',
      VERSION: '2.0',
      CALSCALE: 'GREGORIAN',
      PRODID: brandCopy.name,
      METHOD: method,
      'X-WR-CALNAME': name,
      'X-PUBLISHED-TTL': 'PT1H',
    }),
    ...events.flatMap(({ uid, title, days, sequence, changedAt, more }) =>
      linesOf({
        BEGIN: 'VEVENT',
        UID: calendarText(uid),
        SUMMARY: calendarText(title),
        DTSTAMP: calendarTime(changedAt ?? new Date()),
        'DTSTART;VALUE=DATE': days.checkIn.replaceAll('-', ''),
        'DTEND;VALUE=DATE': days.checkOut.replaceAll('-', ''),
        SEQUENCE: sequence,
        'LAST-MODIFIED': changedAt && calendarTime(changedAt),
        ...more,
        END: 'VEVENT',
      }),
    ),
    'END:VCALENDAR\r\n',
  ].join('\r\n')
