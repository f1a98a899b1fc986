import fc from 'fast-check'
import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { readBookingPageData, toBookingPayload } from '@domain/booking/booking-page-data'
import { cancelNoticeFor, freeCancellationUntil } from '@domain/booking/cancellation'
import { averageRating } from '@domain/listing/review-average'
import { BookingPageDataSchema } from '@domain/schemas/booking-page-schema'
import { BookingPayloadSchema } from '@domain/schemas/booking-schema'
import { clampGuests, maxGuestsFor } from '@domain/stay/guests'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { makeUser } from '@tests/fixtures/make-user'

const data = {
  propertyId: lagoonLoft._id,
  propertyName: lagoonLoft.name,
  propertyImages: ['/photos/lagoon-loft-living.webp'],
  startDate: '2026-01-20',
  endDate: null,
  guests: 2,
  totalPrice: 64_500,
}

describe('booking data in navigation state', () => {
  it('is read as it was passed (BOOK-14, ENT-08)', () => {
    expect(readBookingPageData(data)).toEqual(data)
    expect(Value.Check(BookingPageDataSchema, data)).toBe(true)
  })

  it('needs an id and a name and has defaults for the rest (BN-01, ENT-08)', () => {
    expect(readBookingPageData({ propertyId: 'x', propertyName: 'Y' })).toEqual({
      propertyId: 'x',
      propertyName: 'Y',
      propertyImages: [],
      startDate: null,
      endDate: null,
      guests: 1,
    })
    for (const state of [null, undefined, 'x', {}, { propertyId: 'x' }, { propertyName: 'Y' }]) {
      expect(readBookingPageData(state)).toBeUndefined()
    }
  })

  it('never breaks the page, whatever another page stored there', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(data), 'maxGuests'), fc.anything()),
        (state) => {
          const read = readBookingPageData({ ...state, propertyId: 'x', propertyName: 'Y' })
          expect([...Value.Errors(BookingPageDataSchema, read)]).toEqual([])
        },
      ),
    )
  })
})

describe('the booking payload', () => {
  const request = {
    propertyId: lagoonLoft._id,
    checkIn: '2026-01-20',
    checkOut: '2026-01-23',
    guests: 2,
    totalPrice: 64_500,
    userId: makeUser()._id,
  }

  it('carries midnight UTC, the guest count and the price (BN-29, ENT-08)', () => {
    const payload = toBookingPayload(request)
    expect(payload).toEqual({
      startDate: '2026-01-20T00:00:00.000Z',
      endDate: '2026-01-23T00:00:00.000Z',
      travelersNo: 2,
      totalPrice: 64_500,
      userId: request.userId,
      listing: lagoonLoft._id,
    })
    expect(Value.Check(BookingPayloadSchema, payload)).toBe(true)
  })

  it('carries the host message as specialRequests, unless it is blank (BN-28)', () => {
    expect(toBookingPayload({ ...request, specialRequests: ' Late arrival ' })).toMatchObject({
      specialRequests: 'Late arrival',
    })
    expect(toBookingPayload({ ...request, specialRequests: '  ' })).not.toHaveProperty(
      'specialRequests',
    )
  })
})

describe('the guest count', () => {
  it.each([
    [0, 8, 1],
    [99, 8, 8],
    [-3, 8, 1],
    [3, 8, 3],
    [2.9, 8, 2],
    [Number.NaN, 8, 1],
    [Infinity, 8, 8],
    [5, 0, 1],
    [5, Number.NaN, 1],
  ])('of %d with a maximum of %d becomes %d (VAL-02, BN-27)', (guests, maximum, clamped) => {
    expect(clampGuests(guests, maximum)).toBe(clamped)
  })

  it('is limited by the listing, else by the navigation state, else by eight (BN-27)', () => {
    expect(maxGuestsFor({ guestNo: 4 }, 6)).toBe(4)
    expect(maxGuestsFor({}, 6)).toBe(1)
    expect(maxGuestsFor(undefined, 6)).toBe(6)
    expect(maxGuestsFor(undefined)).toBe(8)
  })
})

describe('free cancellation', () => {
  it('ends seven days before check-in (BN-04)', () => {
    expect(cancelNoticeFor('2026-01-20')).toBe(
      'You can cancel your booking until 7 days before check-in: Jan 13, 2026',
    )
  })

  it('has no date until a check-in is chosen (BN-04)', () => {
    expect(cancelNoticeFor(null)).toBe(
      'You can cancel your booking until 7 days before check-in: -',
    )
  })

  it('ends seven days from today on the booking card (BOOK-12)', () => {
    expect(freeCancellationUntil('2026-01-28')).toBe('2026-02-04')
  })
})

describe('the average rating', () => {
  it('is rounded to one decimal, and is 0 without reviews (REV-01)', () => {
    expect(averageRating([{ rating: 4 }, { rating: 5 }, { rating: 5 }])).toBe(4.7)
    expect(averageRating([{ rating: 4 }, { rating: 4.5 }])).toBe(4.3)
    expect(averageRating([])).toBe(0)
  })
})
