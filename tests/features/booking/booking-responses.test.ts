import { describe, expect, it } from 'vitest'
import type { Booking } from '@domain/schemas/booking-schema'
import { bookingsFrom, normalised } from '@features/booking/booking-responses'
import { makeBooking } from '@tests/fixtures/make-booking'

const withStatus = (status: string) => makeBooking({ status: status as Booking['status'] })

describe('bookings read from the API', () => {
  it.each([
    ['pending', 'Pending'],
    ['CONFIRMED', 'Confirmed'],
    ['Cancelled', 'Cancelled'],
    ['completed', 'Completed'],
  ])('spell the status %j as %j (BKST-01, R-111)', (sent, shown) => {
    expect(bookingsFrom({ bookings: [withStatus(sent)] })[0]?.status).toBe(shown)
  })

  it('keep the word of an unknown status (R-111, R-148)', () => {
    expect(normalised(withStatus(' on hold '))).toMatchObject({ status: 'on hold' })
  })
})
