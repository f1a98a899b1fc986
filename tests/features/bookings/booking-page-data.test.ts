import { readBookingPageData } from '@features/bookings/booking-page-data'
import { describe, expect, it } from 'vitest'

const least = { propertyId: 'loft', propertyName: 'Lagoon Loft' }

describe('the data of the booking page', () => {
  it('has the eight fields of section 3 (ENT-08)', () => {
    const full = {
      ...least,
      propertyImages: ['/media/1/640.webp'],
      startDate: '2026-01-20',
      endDate: '2026-01-23',
      guests: 2,
      maxGuests: 4,
      totalPrice: 64_500,
    }
    expect(readBookingPageData(full)).toEqual(full)
  })

  it('has defaults for all but the property, 8 guests at most (ENT-08, BN-27, R-93)', () => {
    expect(readBookingPageData(least)).toEqual({
      ...least,
      propertyImages: [],
      startDate: null,
      endDate: null,
      guests: 1,
      maxGuests: 8,
    })
  })

  it.each([
    [undefined],
    [null],
    ['loft'],
    [{}],
    [{ propertyId: 'loft' }],
    [{ propertyName: 'Lagoon Loft' }],
    [{ propertyId: '', propertyName: 'Lagoon Loft' }],
    [{ propertyId: 7, propertyName: 'Lagoon Loft' }],
  ])('is none in the state %j (R-93)', (state) => {
    expect(readBookingPageData(state)).toBeUndefined()
  })

  it.each([
    ['guests', 0, 1],
    ['guests', 1.5, 1],
    ['guests', '3', 1],
    ['maxGuests', -1, 8],
    ['startDate', '2026-02-30', null],
    ['endDate', '20/01/2026', null],
    ['propertyImages', 'photo.webp', []],
    ['propertyImages', [7, 'photo.webp'], ['photo.webp']],
    ['totalPrice', '64500', undefined],
    ['totalPrice', -1, undefined],
    ['totalPrice', Number.NaN, undefined],
  ])('takes %s of %j for %j (R-92, R-93)', (field, given, read) => {
    const data = readBookingPageData({ ...least, [field]: given })
    expect(data).toBeDefined()
    expect(data?.[field as keyof typeof data]).toEqual(read)
  })
})
