import { BookingPayloadSchema } from '@domain/schemas/booking-schema'
import type { BookingRequest } from '@domain/schemas/booking-page-schema'
import { toBookingPayload } from '@features/bookings/use-create-booking'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { ada } from '@tests/helpers/signed-in'
import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'

const request: BookingRequest = {
  propertyId: lagoonLoft._id,
  checkIn: '2026-01-20',
  checkOut: '2026-01-23',
  guests: 2,
  totalPrice: 64_500,
  userId: ada._id,
  specialRequests: 'We arrive late.',
}

describe('the booking payload', () => {
  it('has exactly the fields of section 3, days at midnight UTC (BN-29, ENT-08)', () => {
    expect(toBookingPayload(request)).toEqual({
      startDate: '2026-01-20T00:00:00.000Z',
      endDate: '2026-01-23T00:00:00.000Z',
      travelersNo: 2,
      totalPrice: 64_500,
      userId: ada._id,
      listing: lagoonLoft._id,
      specialRequests: 'We arrive late.',
    })
    expect(Value.Check(BookingPayloadSchema, toBookingPayload(request))).toBe(true)
  })

  it('carries the host message as specialRequests (BN-28)', () => {
    expect(toBookingPayload(request).specialRequests).toBe('We arrive late.')
  })

  it('leaves specialRequests out when there is no message (BN-28)', () => {
    const { specialRequests: _message, ...silent } = request
    expect(toBookingPayload(silent)).not.toHaveProperty('specialRequests')
    expect(toBookingPayload({ ...silent, specialRequests: '' })).not.toHaveProperty(
      'specialRequests',
    )
  })
})
