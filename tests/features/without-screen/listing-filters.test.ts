import { expect, it } from 'vitest'
import { filtersOf } from '@features/without-screen/listing-filters'

it('filters have the specified names in the controls (ENT-07)', () => {
  expect(
    filtersOf({
      country: 'Nigeria',
      stateProvince: 'Lagos State',
      city: '',
      guestNo: 2,
      propertyType: 't1',
      priceRange: '1001-5000',
      bedrooms: '3plus',
      amenities: [],
      startDate: '2026-01-10',
      endDate: '2026-01-12',
      priceMax: 4_000,
      bookingAvailability: 'all',
      rating: 4,
    }),
  ).toEqual({
    country: 'Nigeria',
    state: 'Lagos State',
    guestNo: 2,
    propertyType: 't1',
    priceMin: 1_001,
    priceMax: 4_000,
    bedroomNo: 3,
    startDate: '2026-01-10',
    endDate: '2026-01-12',
    rating: 4,
  })
})
