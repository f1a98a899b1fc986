import { describe, expect, it } from 'vitest'
import { readCalendar } from '@server/calendar/read-calendar'

const TODAY = '2026-03-10'
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@x', ...lines, 'END:VEVENT']
const read = (text: string) =>
  readCalendar(text, TODAY, 'staylet.example').taken.map(({ checkIn, checkOut, summary }) =>
    `${checkIn} ${checkOut} ${summary}`.trim(),
  )

describe('reading a calendar (R-172)', () => {
  it('takes what Airbnb writes, with folded lines, a byte order mark and either end of line', () => {
    const text = calendar(
      'BEGIN:VEVENT',
      'DTEND;VALUE=DATE:20260405',
      'DTSTART;VALUE=DATE:20260401',
      'UID:1418fb94e984-0a1e4a8d0fd5e1b3@airbnb.com',
      'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
      ' tails/HMABCD\\nPhone Number (Last 4 Digits): 1234',
      'SUMMARY:Reser',
      ' ved',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTEND;VALUE=DATE:20270310',
      'DTSTART;VALUE=DATE:20270101',
      'UID:7f662ec65913-1@airbnb.com',
      'SUMMARY:Airbnb (Not available)',
      'END:VEVENT',
    )
    const expected = [
      '2026-04-01 2026-04-05 Reserved',
      '2027-01-01 2027-03-10 Airbnb (Not available)',
    ]
    expect(read(text)).toEqual(expected)
    expect(read(`\uFEFF${text.replaceAll('\r\n', '\n')}`)).toEqual(expected)
    expect(read(text.replaceAll('\r\n', '\n\n').replaceAll('\n\n ', '\n '))).toEqual(expected)
  })

  it('takes what Booking.com writes', () => {
    const text = calendar(
      ...event(
        'DTSTART;VALUE=DATE:20260402',
        'DTEND;VALUE=DATE:20260403',
        'SUMMARY:CLOSED - Not available',
      ),
    )
    expect(read(text)).toEqual(['2026-04-02 2026-04-03 CLOSED - Not available'])
  })

  it('leaves out the days of arrival and departure that a channel manager adds to a stay', () => {
    const day = (uid: string, from: string, to: string, summary: string) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${from}`,
      `DTEND;VALUE=DATE:${to}`,
      `SUMMARY:${summary}`,
      'END:VEVENT',
    ]
    const text = calendar(
      ...day('1', '20260401', '20260402', 'Check-in Ada'),
      ...day('2', '20260401', '20260405', 'Ada'),
      ...day('3', '20260405', '20260406', 'Check-out Ada'),
    )
    expect(read(text)).toEqual(['2026-04-01 2026-04-05 Ada'])
  })

  it.each([
    ['UTC, an hour behind Lagos', 'DTSTART:20260401T233000Z', 'DTEND:20260403T100000Z'],
    [
      'a named zone',
      'DTSTART;TZID=America/New_York:20260401T193000',
      'DTEND;TZID=America/New_York:20260403T060000',
    ],
    ['no zone', 'DTSTART:20260402T140000', 'DTEND:20260403T110000'],
    ['an unknown zone', 'DTSTART;TZID=Home:20260402T140000', 'DTEND;TZID=Home:20260403T110000'],
    ['a duration', 'DTSTART:20260402T140000', 'DURATION:PT21H'],
    ['an end before midnight', 'DTSTART:20260402T000000', 'DTEND:20260402T235959'],
  ])('reads times in %s', (_name, ...lines) => {
    expect(read(calendar(...event(...lines)))).toEqual(['2026-04-02 2026-04-03'])
  })

  it('takes no night for an hour of a day, what is cancelled, what is over, and our own events', () => {
    const text = calendar(
      ...event('DTSTART:20260402T140000', 'DTEND:20260402T150000'),
      ...event('DTSTART;VALUE=DATE:20260401', 'DTEND;VALUE=DATE:20260403', 'STATUS:CANCELLED'),
      ...event('DTSTART;VALUE=DATE:20260301', 'DTEND;VALUE=DATE:20260310'),
      'BEGIN:VEVENT',
      'UID:3f0e6a52@staylet.example',
      'DTSTART;VALUE=DATE:20260501',
      'DTEND;VALUE=DATE:20260503',
      'END:VEVENT',
    )
    expect(read(text)).toEqual([])
  })

  it('takes days that are written as if they were times', () => {
    expect(read(calendar(...event('DTSTART:20260401', 'DTEND:20260403')))).toEqual([
      '2026-04-01 2026-04-03',
    ])
  })

  it('takes one night for a day without an end', () => {
    expect(read(calendar(...event('DTSTART;VALUE=DATE:20260401')))).toEqual([
      '2026-04-01 2026-04-02',
    ])
  })

  it('follows recurrences, with what is left out, moved and cancelled', () => {
    const text = calendar(
      ...event(
        'DTSTART;VALUE=DATE:20260401',
        'DTEND;VALUE=DATE:20260402',
        'RRULE:FREQ=WEEKLY;COUNT=5',
        'EXDATE;VALUE=DATE:20260408',
      ),
      ...event(
        'RECURRENCE-ID;VALUE=DATE:20260415',
        'DTSTART;VALUE=DATE:20260417',
        'DTEND;VALUE=DATE:20260418',
      ),
      ...event(
        'RECURRENCE-ID;VALUE=DATE:20260422',
        'DTSTART;VALUE=DATE:20260422',
        'STATUS:CANCELLED',
      ),
    )
    expect(read(text).toSorted()).toEqual([
      '2026-04-01 2026-04-02',
      '2026-04-17 2026-04-18',
      '2026-04-29 2026-04-30',
    ])
  })

  it('ends recurrences without an end after two years', () => {
    const text = calendar(...event('DTSTART;VALUE=DATE:20260301', 'RRULE:FREQ=DAILY'))
    const nights = read(text)
    expect(nights).toHaveLength(731)
    expect(nights.at(-1)).toBe('2028-03-09 2028-03-10')
  })

  it.each([
    ['RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3', '2026-03-31', '2026-05-31', '2026-07-31'],
    ['RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1;COUNT=2', '2026-04-06', '2026-05-04'],
  ])('follows %s', (rule, first, ...more) => {
    const text = calendar(...event(`DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`, rule))
    expect(read(text).map((nights) => nights.slice(0, 10))).toEqual([first, ...more])
  })

  it.each([
    'RECURRENCE-ID;VALUE=DATE:20260408',
    'RECURRENCE-ID:20260408T130000Z',
    'RECURRENCE-ID;TZID=Africa/Lagos:20260408T140000',
  ])('moves the day that %s names, however the other dates are written', (id) => {
    const text = calendar(
      ...event(
        'DTSTART;TZID=Africa/Lagos:20260401T140000',
        'DTEND;TZID=Africa/Lagos:20260402T110000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
      ...event(id, 'DTSTART:20260410T130000Z', 'DTEND:20260411T100000Z'),
    )
    expect(read(text).toSorted()).toEqual(['2026-04-01 2026-04-02', '2026-04-10 2026-04-11'])
  })

  it('reports a fault of its own as it is', () => {
    expect(() => readCalendar(undefined as never, '2026-03-01', 'staylet.example')).toThrow(
      TypeError,
    )
  })

  it.each(['RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO', 'DURATION:P99999999999999999999W'])(
    'gives up on %s, which would keep it busy for ever',
    (line) => {
      const text = calendar(...event('DTSTART;VALUE=DATE:20260310', line))
      expect(() => read(text)).toThrow('takes too long to read')
    },
  )

  it.each([
    ['no day', 'SUMMARY:Reserved'],
    ['an end alone', 'DTEND;VALUE=DATE:20260405'],
    ['a day that does not exist', 'DTSTART;VALUE=DATE:20260230'],
    ['a day in another form', 'DTSTART;VALUE=DATE:2026-04-01'],
    ['words for a day', 'DTSTART:soon'],
    ['an unknown recurrence', 'DTSTART;VALUE=DATE:20260401', 'RRULE:FREQ=SOMETIMES'],
    ['words for a duration', 'DTSTART;VALUE=DATE:20260401', 'DURATION:long'],
    ['a broken line', 'DTSTART;VALUE=DATE:20260401', 'a line without a name'],
  ])('leaves out and counts an event with %s, and reads the others', (_name, ...lines) => {
    const day = event('DTSTART;VALUE=DATE:20260601', 'SUMMARY:Other')
    const text = calendar(...event(...lines), ...day)
    expect(read(text)).toEqual(['2026-06-01 2026-06-02 Other'])
    expect(readCalendar(text, TODAY, 'staylet.example').leftOut).toBe(1)
  })

  it('takes texts without control characters, which no database and no terminal wants', () => {
    const text = calendar(...event('DTSTART;VALUE=DATE:20260601', 'SUMMARY:Re\0ser\u001B[31mved'))
    expect(read(text)).toEqual(['2026-06-01 2026-06-02 Re ser [31mved'])
  })

  it('is not led astray by a zone that goes on without end', () => {
    const text = calendar(
      'BEGIN:VTIMEZONE',
      'TZID:Trap',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU',
      'END:STANDARD',
      'END:VTIMEZONE',
      ...event('DTSTART;TZID=Trap:20260402T140000', 'DTEND;TZID=Trap:20260403T110000'),
    )
    expect(read(text)).toEqual(['2026-04-02 2026-04-03'])
  })

  it.each([
    ['HTML', '<!doctype html><title>Log in</title>', 'is not a calendar'],
    ['nothing', '', 'is not a calendar'],
    [
      'half a file',
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:2026',
      'does not end as a calendar does',
    ],
  ])('refuses %s', (_name, text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})
