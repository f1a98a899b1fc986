import { describe, expect, it } from 'vitest'
import type { Booking } from '@domain/schemas/booking-schema'
import { bookingFrom, bookingsFrom } from '@features/booking/booking-responses'
import { makeBooking, makeBookings } from '@tests/fixtures/make-booking'

const withStatus = (status: string) => makeBooking({ status: status as Booking['status'] })

describe('bookings read from the API', () => {
  it.each([
    ['pending', 'Pending'],
    ['CONFIRMED', 'Confirmed'],
    ['Cancelled', 'Cancelled'],
    ['completed', 'Completed'],
  ])('spell the status %j as %j (BKST-01, R-111)', (sent, shown) => {
    expect(bookingFrom(withStatus(sent)).status).toBe(shown)
    expect(bookingsFrom([withStatus(sent)])[0]?.status).toBe(shown)
  })

  it('keep the word of an unknown status (R-111, R-148)', () => {
    expect(bookingFrom(withStatus(' on hold '))).toMatchObject({ status: 'on hold' })
  })

  it('are read from the wrapper or plain (R-138)', () => {
    const history = makeBookings(3)
    expect(bookingsFrom({ bookings: history })).toEqual(history)
    expect(bookingsFrom(history)).toEqual(history)
    expect(bookingFrom({ booking: makeBooking() })).toEqual(makeBooking())
    expect(bookingFrom(makeBooking())).toEqual(makeBooking())
  })
})
