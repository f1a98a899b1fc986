import Type from 'typebox'
import { Compile } from 'typebox/compile'
import Value from 'typebox/value'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiPaths } from '@domain/api/api-paths'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { LoginResponseSchema, UserResponseSchema } from '@domain/schemas/auth-schema'
import { BookingSchema } from '@domain/schemas/booking-schema'
import { naira } from '@domain/schemas/common-schema'
import {
  CitiesResponseSchema,
  CountriesResponseSchema,
  ReverseGeocodeResponseSchema,
  StatesResponseSchema,
} from '@domain/schemas/geo-schema'
import { OwnListingSchema } from '@domain/schemas/listing-save-schema'
import { ListingSchema } from '@domain/schemas/listing-schema'
import {
  AmenitiesResponseSchema,
  PropertyTypesResponseSchema,
} from '@domain/schemas/property-type-schema'
import { ReviewResponseSchema, ReviewsResponseSchema } from '@domain/schemas/review-schema'
import type { HttpMethod } from '@features/api/api-client'
import { ApiError } from '@features/api/api-error'
import { readPayload } from '@features/api/read-payload'
import { readCalls } from '@features/api/response-schemas'
import { makeBookings } from '@tests/fixtures/make-booking'
import { makeListings } from '@tests/fixtures/make-listing'
import { makeAmenities, makePropertyTypes } from '@tests/fixtures/make-property-types'
import { makeUser } from '@tests/fixtures/make-user'

const warn = vi.fn<(...words: unknown[]) => void>()
beforeEach(() => {
  warn.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/**
 * Schemas of what the page may be shown: as our own server sends it, except for the fields that
 * R-148 lets another backend leave out.
 */
const ShownListing = Type.Object({
  ...ListingSchema.properties,
  basePrice: Type.Optional(naira('Naira.', 1)),
})
const ShownBooking = Type.Object({
  ...BookingSchema.properties,
  status: Type.String(),
  travelersNo: Type.Optional(Type.Integer({ minimum: 1 })),
  totalPrice: Type.Optional(naira('Naira.', 1)),
})

const user = makeUser()
const reviews = [
  { _id: 'review-1', rating: 4, listing: 'loft', comment: 'Quiet', author: 'Bola' },
  { _id: 'review-2', rating: 5, listing: 'loft' },
]
const [homes, bookings] = [makeListings(4), makeBookings(3)]

/**
 * Every call whose response the page reads: the response of our own server, and the schema that the
 * result of reading must fit.
 */
const calls: Record<
  string,
  { method: HttpMethod; path: string; sent: unknown; schema: Type.TSchema }
> = {
  login: {
    method: 'POST',
    path: apiPaths.login,
    sent: { accessToken: 'a-token', user },
    schema: LoginResponseSchema,
  },
  me: { method: 'GET', path: apiPaths.me, sent: { user }, schema: UserResponseSchema },
  propertyTypes: {
    method: 'GET',
    path: apiPaths.propertyTypes,
    sent: { data: makePropertyTypes() },
    schema: PropertyTypesResponseSchema,
  },
  amenities: {
    method: 'GET',
    path: apiPaths.amenities,
    sent: makeAmenities(),
    schema: AmenitiesResponseSchema,
  },
  listings: {
    method: 'GET',
    path: `${apiPaths.listings()}?limit=12`,
    sent: { listings: homes, total: 4 },
    schema: Type.Object({
      listings: Type.Array(ShownListing),
      total: Type.Optional(Type.Integer({ minimum: 0 })),
      totalCapped: Type.Optional(Type.Boolean()),
    }),
  },
  listing: {
    method: 'GET',
    path: apiPaths.listing('loft'),
    sent: { listing: homes[0] },
    schema: Type.Object({ listing: ShownListing }),
  },
  ownListings: {
    method: 'GET',
    path: apiPaths.listingsOfUser('ada'),
    sent: { listings: homes.map((each) => ({ ...each, published: true })) },
    schema: Type.Object({ listings: Type.Array(OwnListingSchema) }),
  },
  favourites: {
    method: 'GET',
    path: apiPaths.favouritesOfUser('ada'),
    sent: { favourites: { listing: homes } },
    schema: Type.Object({ favourites: Type.Object({ listing: Type.Array(ShownListing) }) }),
  },
  bookings: {
    method: 'GET',
    path: apiPaths.bookingsOfUser('ada'),
    sent: { bookings },
    schema: Type.Object({ bookings: Type.Array(ShownBooking) }),
  },
  booking: {
    method: 'GET',
    path: apiPaths.booking('b1'),
    sent: { booking: bookings[0] },
    schema: Type.Object({ booking: ShownBooking }),
  },
  newBooking: {
    method: 'POST',
    path: apiPaths.bookings,
    sent: { booking: bookings[0] },
    schema: Type.Object({
      booking: Type.Union([ShownBooking, Type.Object({ _id: Type.String() })]),
    }),
  },
  reviews: {
    method: 'GET',
    path: apiPaths.reviewsOfListing('loft'),
    sent: reviews,
    schema: ReviewsResponseSchema,
  },
  newReview: {
    method: 'POST',
    path: apiPaths.reviews,
    sent: { review: reviews[0] },
    schema: ReviewResponseSchema,
  },
  countries: {
    method: 'GET',
    path: apiPaths.geoCountries,
    sent: [
      { name: { common: 'Nigeria' }, currencies: { NGN: { name: 'Naira' } }, cca2: 'NG' },
      { name: { common: 'Ghana' }, cca2: 'GH' },
    ],
    schema: CountriesResponseSchema,
  },
  states: {
    method: 'GET',
    path: apiPaths.geoStates,
    sent: { data: [{ name: 'Nigeria', states: [{ name: 'Lagos' }, { name: 'Oyo' }] }] },
    schema: StatesResponseSchema,
  },
  cities: {
    method: 'POST',
    path: apiPaths.geoCities,
    sent: { data: ['Ikeja', 'Lekki'] },
    schema: CitiesResponseSchema,
  },
  place: {
    method: 'GET',
    path: apiPaths.geoReverse,
    sent: { results: [{ components: { country: 'Nigeria', city: 'Lekki' } }] },
    schema: ReverseGeocodeResponseSchema,
  },
}

const asJson = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)

/** Values that no backend should send in a field, although some do. */
const oddValues = [null, '', ' ', '12', true, -1, 2.5, 1e300, '2026-13-45', [], {}, [null]]

/** Returns the response with one of its nodes replaced. The nodes are counted from the leaves up. */
const withNode = (answer: unknown, place: number, value: unknown): unknown => {
  let node = -1
  return JSON.parse(JSON.stringify(answer), (_key, old: unknown) => {
    node += 1
    return node === place ? value : old
  })
}

const countNodes = (answer: unknown) => {
  let nodes = 0
  JSON.stringify(answer, (_key, value: unknown) => {
    nodes += 1
    return value
  })
  return nodes
}

describe.each(Object.entries(calls))('the response of %s', (_, { method, path, sent, schema }) => {
  const read = (answer: unknown) => readPayload(method, path, answer)
  /** Returns what was read, or `otherwise` where it fails with ApiError. */
  const readOr = (answer: unknown, otherwise: unknown) => {
    try {
      return read(answer)
    } catch (error) {
      if (error instanceof ApiError) return otherwise
      throw error
    }
  }

  it('stays as our own server sends it', () => {
    expect(read(asJson(sent))).toEqual(asJson(sent))
    expect(warn).not.toHaveBeenCalled()
  })

  it('is found in a `data` wrapper', () => {
    expect(read({ data: asJson(sent) })).toEqual(asJson(sent))
  })

  it('is understood without its wrapper (R-138)', () => {
    const wrapper = readCalls.find(
      (each) => each.method === method && each.path.test(path),
    )?.wrapper
    if (wrapper === undefined) return
    const { [wrapper]: bare } = asJson(sent) as Record<string, unknown>
    expect(read(bare)).toEqual({ [wrapper]: bare })
    expect(read({ data: bare })).toEqual({ [wrapper]: bare })
  })

  it.each([undefined, '', 'no', 7, true])('fails with a message when it is %j', (odd) => {
    expect(() => read(odd)).toThrow(expect.objectContaining({ code: 'not_understood' }))
    expect(warn).toHaveBeenCalled()
  })

  it('fits the schemas of domain, whatever one of its fields holds, or fails with a message (R-148)', () => {
    const compiled = Compile(schema)
    const wrong: unknown[] = []
    for (let place = 0; place < countNodes(sent); place += 1) {
      for (const odd of oddValues) {
        const answer = readOr(withNode(sent, place, odd), sent)
        if (!compiled.Check(answer)) wrong.push([place, odd, [...Value.Errors(schema, answer)]])
      }
    }
    expect(wrong).toEqual([])
  })
})

const home = { _id: 'loft', name: 'Lagoon Loft', basePrice: 45_000 }
const readListings = (answer: unknown) =>
  readPayload('GET', apiPaths.listings(), answer) as { listings: Record<string, unknown>[] }

describe('a listing of another backend', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a numeric id', { _id: 17 }, { _id: '17' }],
    ['a price as text', { basePrice: '45000.50' }, { basePrice: 45_000.5 }],
    ['a free night', { basePrice: '0' }, { basePrice: 0 }],
    ['rooms as text', { bedroomNo: '2' }, { bedroomNo: 2 }],
    ['numeric ids of amenities', { amenities: [1, 'a2'] }, { amenities: ['1', 'a2'] }],
    ['photos as text or objects', { images: ['/a.jpg', { fileUrl: '/b.jpg' }] }, {}],
  ])('with %s is understood', (_, changes, expected) => {
    const { listings } = readListings([{ ...home, ...changes }])
    expect(listings).toEqual([{ ...home, ...changes, ...expected }])
    expect(warn).not.toHaveBeenCalled()
  })

  it.each<[string, Record<string, unknown>]>([
    ['null for absent', { description: null }],
    ['a price that is none', { basePrice: 'N/A' }],
    ['a price with its currency', { basePrice: '₦45,000' }],
    ['a price beyond all amounts', { basePrice: 1e300 }],
    ['a negative price', { basePrice: -5 }],
    ['seven stars', { rating: 7 }],
    ['half a bathroom', { bathroomNo: 1.5 }],
    ['rules as JSON text', { houseRules: '["No smoking"]' }],
    ['a flag as text', { slugShared: 'yes' }],
    ['nights that do not exist', { bookedDates: [{ startDate: '2026-02-30', endDate: 'soon' }] }],
  ])('with %s lacks that field and nothing else', (_, changes) => {
    const { listings } = readListings([{ ...home, ...changes }])
    const [field = ''] = Object.keys(changes)
    const { [field]: _none, ...others } = home as Record<string, unknown>
    expect(listings).toEqual([others])
  })

  it.each<[string, unknown]>([
    ['no name', { ...home, _id: 'x', name: undefined }],
    ['a name of blanks', { ...home, _id: 'x', name: ' ' }],
    ['no id', { ...home, _id: null }],
    ['an id in an object', { ...home, _id: { $oid: 'x' } }],
    ['nothing', null],
  ])('with %s is left out and counted, and the others stay', (_, row) => {
    expect(readListings({ listings: [home, row] })).toEqual({ listings: [home] })
    expect(warn).toHaveBeenCalledWith('GET /listing: 1 rows were left out', [row])
  })

  it('is shown once, however often the list has its id', () => {
    expect(readListings([home, home])).toEqual({ listings: [home] })
  })

  it('makes the whole list fail only when no row fits', () => {
    expect(() => readListings([{ name: 'No id' }])).toThrow(ApiError)
    expect(readListings([])).toEqual({ listings: [] })
  })
})

describe('other responses of another backend', () => {
  it.each([
    { success: false, message: 'Not today' },
    { error: 'forbidden', message: 'Not today' },
  ])('are refusals with %j, whatever their status', (answer) => {
    const refusal = expect.objectContaining({ serverMessage: 'Not today' })
    expect(() => readPayload('POST', apiPaths.favourites, answer)).toThrow(refusal)
    expect(() => readPayload('GET', apiPaths.bookingsOfUser('u'), answer)).toThrow(refusal)
  })

  it.each([{ success: true }, { error: null }, { error: '' }, { error: false }])(
    'are not refusals with %j',
    (answer) => {
      expect(readPayload('POST', apiPaths.favourites, answer)).toBe(answer)
    },
  )

  it('leave a refused phone code to the form', () => {
    const answer = { success: false, message: 'Wrong code' }
    expect(readPayload('POST', apiPaths.verifyOtp, answer)).toEqual(answer)
  })

  it('keep a booking with a status of its own, without one, and without its listing', () => {
    const stay = { startDate: '2026-01-20', endDate: '2026-01-23T00:00:00.000Z' }
    const listing = { _id: 'loft', name: home.name }
    const unnamed = { name: bookingsCopy.unnamedListing }
    const read = readPayload('GET', apiPaths.bookingsOfUser('u'), {
      bookings: [
        { _id: 1, ...stay, status: 'Refunded', listing: { ...listing, city: 'Lagos' } },
        { _id: 2, ...stay, totalPrice: '90000', listing: null },
        { _id: 3, ...stay, startDate: null, listing },
      ],
    })
    expect(read).toEqual({
      bookings: [
        { _id: '1', ...stay, status: 'Refunded', listing },
        { _id: '2', ...stay, status: '', totalPrice: 90_000, listing: unnamed },
      ],
    })
  })

  it('say no more about a new booking than its id', () => {
    expect(readPayload('POST', apiPaths.bookings, { booking: { _id: 9 } })).toEqual({
      booking: { _id: '9' },
    })
  })

  it.each([{ accessToken: 't' }, { user }, { accessToken: 't', user: null }])(
    'do not log the guest in with %j',
    (answer) => {
      expect(() => readPayload('POST', apiPaths.login, answer)).toThrow(ApiError)
    },
  )

  it('name a bare user as the current one', () => {
    expect(readPayload('GET', apiPaths.me, user)).toEqual({ user })
  })

  it('are returned unchanged where they have no schema', () => {
    expect(readPayload('POST', apiPaths.favourites, 'ok')).toBe('ok')
    expect(readPayload('GET', apiPaths.verifyEmail('t'), undefined)).toBeUndefined()
  })
})
