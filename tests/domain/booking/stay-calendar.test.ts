import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { stayCalendar } from '@domain/booking/stay-calendar'
import { makeBooking, zeroNightBooking } from '@tests/fixtures/make-booking'

const address = 'https://staylet.example/booking/1042'

/** Reads the file with an independent parser. */
const eventOf = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('The file holds no event.')
  return { event: new ICAL.Event(event), component: event, calendar }
}

describe('the calendar file of a stay', () => {
  it('lasts all day from check-in to the day before check-out (BD-04, R-118)', () => {
    const { event, calendar } = eventOf(stayCalendar(makeBooking(), address))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(event.startDate.isDate).toBe(true)
    expect(event.startDate.toString()).toBe('2026-01-20')
    expect(event.endDate.isDate).toBe(true)
    expect(event.endDate.toString()).toBe('2026-01-23')
    expect(event.duration.days).toBe(3)
  })

  it('names the listing, the booking and its page', () => {
    const { event, component } = eventOf(stayCalendar(makeBooking({ _id: '1042' }), address))
    expect(event.summary).toBe('Stay at Lagoon Loft with a Balcony')
    expect(event.description).toBe('Reference H7K2MP9Q, 2 guests')
    expect(event.uid).toBe(`1042@${new URL(address).hostname}`)
    expect(component.getFirstPropertyValue('url')).toBe(address)
  })

  it('takes the event of a cancelled stay away by a later mail, with its organizer (R-171)', () => {
    const mail = { organizer: 'no-reply@staylet.example', attendee: 'ada@example.com' }
    const send = (changes: object) =>
      eventOf(stayCalendar(makeBooking({ _id: '1042', ...changes }), address, undefined, mail))
    const [first, last] = [
      send({ status: 'Confirmed', revision: 1, revisedAt: '2026-01-02T09:00:00.000Z' }),
      send({ status: 'Cancelled', revision: 2, revisedAt: '2026-01-03T09:00:00.000Z' }),
    ]
    const valuesOf = ({ calendar, component }: typeof first) => [
      calendar.getFirstPropertyValue('method'),
      component.getFirstPropertyValue('uid'),
      component.getFirstPropertyValue('sequence'),
      component.getFirstPropertyValue('status'),
      component.getFirstPropertyValue('organizer'),
      component.getFirstPropertyValue('attendee'),
      String(component.getFirstPropertyValue('last-modified')),
    ]
    const uid = '1042@staylet.example'
    const organizer = 'MAILTO:no-reply@staylet.example'
    expect(valuesOf(first)).toEqual([
      'PUBLISH',
      uid,
      1,
      'CONFIRMED',
      organizer,
      null,
      '2026-01-02T09:00:00Z',
    ])
    expect(valuesOf(last)).toEqual([
      'CANCEL',
      uid,
      2,
      'CANCELLED',
      organizer,
      expect.stringMatching(/^mailto:ada@example.com$/i),
      '2026-01-03T09:00:00Z',
    ])
  })

  it('tells the hours of a listing that has them (R-161)', () => {
    const listing = { name: 'Lagoon Loft', checkInTime: '15:00', checkOutTime: '10:30' }
    const { event } = eventOf(stayCalendar(makeBooking({ listing }), address))
    expect(event.description).toBe(
      'Reference H7K2MP9Q, 2 guests\nCheck-in is from 15:00. Check-out is by 10:30.',
    )
  })

  it('escapes characters that have a meaning in calendar files', () => {
    const name = 'Ọ̀ṣun; House, "A" \\ N:1 🏡 ' + 'long '.repeat(40).trim()
    const { event } = eventOf(stayCalendar(makeBooking({ listing: { name } }), address))
    expect(event.summary).toBe(`Stay at ${name}`)
  })

  it('names the place of the listing when it is known', () => {
    expect(eventOf(stayCalendar(makeBooking(), address, 'Lekki, Lagos')).event.location).toBe(
      'Lekki, Lagos',
    )
  })

  it('folds lines longer than 75 octets (RFC 5545)', () => {
    const text = stayCalendar(makeBooking({ listing: { name: 'Ọ̀ṣun '.repeat(60) } }), address)
    const sizes = text.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  })

  it('covers the one night of a stay that ends on its first day (R-96)', () => {
    const { event } = eventOf(stayCalendar(zeroNightBooking, address))
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
      '2026-03-01',
      '2026-03-02',
    ])
  })

  it.each([
    ['Pending', 'TENTATIVE'],
    ['Confirmed', 'CONFIRMED'],
    ['Completed', 'CONFIRMED'],
    ['Cancelled', 'CANCELLED'],
  ] as const)('gives a %s booking the status %s', (status, expected) => {
    const { component } = eventOf(stayCalendar(makeBooking({ status }), address))
    expect(component.getFirstPropertyValue('status')).toBe(expected)
  })
})
