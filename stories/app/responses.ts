import type { Listing } from '@domain/schemas/listing-schema'
import { fromApiQuery } from '@domain/search/listing-query-url'
import { selectListings } from '@domain/search/select-listings'
import { ApiError } from '@features/api/api-error'
import { FIXTURE_TODAY } from '@tests/fixtures/clock'
import { makeAmenities, makePropertyTypes } from '@tests/fixtures/make-property-types'

/** Errors that a page gets from a failing server and from a missing network. */
export const serverError = new ApiError({ status: 500, code: 'internal' })
export const noNetwork = new ApiError({ status: 0, code: 'network' })

export const propertyTypesResponse = { data: makePropertyTypes() }

/** Responses for the filters of the home page and Discover. */
export const filterResponses = {
  'GET /property-types': propertyTypesResponse,
  'GET /amenities': makeAmenities(),
  'GET /geo/countries': [
    { name: { common: 'Nigeria' }, currencies: { NGN: {} }, cca2: 'NG' },
    { name: { common: 'Ghana' }, currencies: { GHS: {} }, cca2: 'GH' },
  ],
  'GET /geo/states': {
    data: [
      { name: 'Nigeria', states: [{ name: 'Lagos State' }, { name: 'Rivers State' }] },
      { name: 'Ghana', states: [{ name: 'Volta' }] },
    ],
  },
  'POST /geo/cities': { data: ['Badagry', 'Lekki', 'Surulere'] },
  'GET /geo/reverse': {
    results: [{ components: { country: 'Nigeria', state: 'Lagos', town: 'Lekki' } }],
  },
}

/** Returns a response to GET /listing that filters and paginates as the real server does. */
export const listingsFrom =
  (listings: readonly Listing[]) =>
  (path: string): unknown =>
    selectListings(
      listings,
      fromApiQuery(Object.fromEntries(new URLSearchParams(path.split('?')[1]))),
      { today: FIXTURE_TODAY, propertyTypes: makePropertyTypes() },
    )

export const favouritesResponse = (listing: readonly Listing[]) => ({ favourites: { listing } })
