import Type from 'typebox'
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
import { ListingSchema } from '@domain/schemas/listing-schema'
import {
  AmenitiesResponseSchema,
  PropertyTypesResponseSchema,
} from '@domain/schemas/property-type-schema'
import { ReviewsResponseSchema } from '@domain/schemas/review-schema'
import type { HttpMethod } from '@features/api/api-client'
import { ApiError } from '@features/api/api-error'
import { readPayload } from '@features/api/read-payload'
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
const oddValues: readonly unknown[] = [
  null,
  '',
  '   ',
  'null',
  'NaN',
  '12',
  '₦12,500',
  '\u202Ename\u0000',
  '<b>bold</b>',
  'javascript:alert(1)',
  '2026-13-45',
  true,
  'true',
  -1,
  2.5,
  1e300,
  1_768_000_000_000,
  [],
  {},
  [null],
  [[['deep']]],
  { _id: null },
  { name: 'In an object' },
  { '0': 'zero' },
]

/** Each field meets one group of the values, because all of them would take too long. */
const GROUPS = 6

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
  /**
   * Returns the readable response. An unreadable one must fail with ApiError, and with nothing
   * else.
   */
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

  it('is found in a `data` wrapper, and in one more', () => {
    expect(read({ data: asJson(sent) })).toEqual(asJson(sent))
    expect(read({ data: { result: asJson(sent) } })).toEqual(asJson(sent))
  })

  it.each([null, undefined, '', 'no', 7, true, { message: 'ok' }])(
    'fails with a message when it is %j',
    (odd) => {
      expect(() => read(odd)).toThrow(expect.objectContaining({ code: 'not_understood' }))
      expect(warn).toHaveBeenCalled()
    },
  )

  it('fits the schemas of domain, whatever one of its fields holds, or fails with a message (R-148)', () => {
    for (let place = 0; place < countNodes(sent); place += 1) {
      for (const odd of oddValues.filter((_, at) => at % GROUPS === place % GROUPS)) {
        const answer = readOr(withNode(sent, place, odd), sent)
        expect([...Value.Errors(schema, answer)]).toEqual([])
        const shown = JSON.stringify(answer, (key, value: unknown) =>
          // A log shows only its keys.
          key === 'currencies' ? undefined : value,
        )
        expect(shown).not.toMatch(/"(null|undefined|NaN)"/)
        expect(shown).not.toMatch(/"(fileUrl|profileImage)":"javascript:/)
      }
    }
  })
})

const home = { _id: 'loft', name: 'Lagoon Loft', basePrice: 45_000 }
const readListing = (changes: Record<string, unknown>) => {
  const { listings } = readPayload('GET', apiPaths.listings(), [{ ...home, ...changes }]) as {
    listings: Record<string, unknown>[]
  }
  return listings[0]
}

describe('a listing of another backend', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a numeric id', { _id: 17 }, { _id: '17' }],
    ['an id under another name', { _id: undefined, id: 'x1' }, { _id: 'x1' }],
    ['an object id', { _id: { $oid: '65a0' } }, { _id: '65a0' }],
    ['a price as text', { basePrice: '₦45,000.50' }, { basePrice: 45_000.5 }],
    ['a price with its currency behind', { basePrice: '1,250 000 NGN' }, { basePrice: 1_250_000 }],
    ['a free night', { basePrice: '0' }, { basePrice: 0 }],
    ['rooms as text', { bedroomNo: '2', bathroomNo: 1.5 }, { bedroomNo: 2, bathroomNo: 1 }],
    ['a type as an object', { propertyType: { _id: 3, name: 'Villa' } }, { propertyType: '3' }],
    ['amenities as objects', { amenities: [{ _id: 'a1' }, 2, null] }, { amenities: ['a1', '2'] }],
    ['lists as JSON text', { houseRules: '["No smoking"]' }, { houseRules: ['No smoking'] }],
    ['one rule without a list', { houseRules: 'No smoking' }, { houseRules: ['No smoking'] }],
    [
      'rules as objects',
      { houseRules: [{ text: 'No smoking' }, {}] },
      { houseRules: ['No smoking'] },
    ],
    [
      'photos as addresses',
      { listingImg: ['/a.jpg', null] },
      { listingImg: [{ fileUrl: '/a.jpg' }] },
    ],
    ['photos as an object', { images: { '0': '/a.jpg' } }, { images: [{ fileUrl: '/a.jpg' }] }],
    [
      'a name with control characters',
      { name: 'Lagoon\u0000\u202ELoft' },
      { name: 'Lagoon  Loft' },
    ],
    ['a flag as text', { slugShared: 'true' }, { slugShared: true }],
    [
      'booked nights as instants with an offset',
      { bookedDates: [{ startDate: '2026-03-04T00:00:00+01:00', endDate: '2026-03-06 00:00:00' }] },
      { bookedDates: [{ startDate: '2026-03-04', endDate: '2026-03-06' }] },
    ],
    [
      'booked nights as milliseconds',
      { bookedDates: [{ startDate: 1_772_582_400_000, endDate: '2026-03-06T00:00:00.000Z' }] },
      { bookedDates: [{ startDate: '2026-03-04', endDate: '2026-03-06' }] },
    ],
    [
      'booked nights as lists and with points',
      { bookedDates: [{ startDate: [2026, 3, 4], endDate: '6.3.2026' }] },
      { bookedDates: [{ startDate: '2026-03-04', endDate: '2026-03-06' }] },
    ],
    [
      'booked nights with strokes and as in a mail',
      { bookedDates: [{ startDate: '2026/3/4', endDate: 'Fri, 06 Mar 2026 00:00:00 GMT' }] },
      { bookedDates: [{ startDate: '2026-03-04', endDate: '2026-03-06' }] },
    ],
  ])('with %s is repaired', (_, changes, expected) => {
    expect(readListing(changes)).toMatchObject(expected)
    expect(warn).not.toHaveBeenCalled()
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['null for absent', { description: null }, 'description'],
    ['a price that is none', { basePrice: 'N/A' }, 'basePrice'],
    ['a price beyond all amounts', { basePrice: 1e300 }, 'basePrice'],
    ['a negative price', { basePrice: -5 }, 'basePrice'],
    ['a price whose marks mean the opposite', { basePrice: '45.000,00' }, 'basePrice'],
    ['a price with a decimal comma', { basePrice: '4500,50' }, 'basePrice'],
    ['a rating with a decimal comma', { rating: '0,5' }, 'rating'],
    ['seven stars', { rating: 7 }, 'rating'],
    ['fewer than no bedrooms', { bedroomNo: -1 }, 'bedroomNo'],
    ['the word undefined', { city: 'undefined' }, 'city'],
  ])('with %s lacks that field and nothing else', (_, changes, field) => {
    const read = readListing(changes)
    expect(read).not.toHaveProperty(field)
    expect(read).toMatchObject({ _id: 'loft', name: 'Lagoon Loft' })
  })

  it.each([
    '10/12/2026',
    '31.2.2026',
    [2026, 13, 1],
    [2026],
    [],
    'Sun, 99 Dec 2026 00:00:00 GMT',
    '20.12.26',
  ])('has no booked nights from %j, which is not a date or could be two', (startDate) => {
    const bookedDates = [{ startDate, endDate: '2027-01-01' }]
    expect(readListing({ bookedDates })).toEqual({ ...home, bookedDates: [] })
  })

  it.each<[string, unknown]>([
    ['no name', { ...home, _id: 'x', name: undefined }],
    ['a name of blanks', { ...home, _id: 'x', name: ' \u200B ' }],
    ['no id', { ...home, _id: null }],
    ['nothing', null],
    ['an id of another', { ...home, name: 'Second' }],
  ])('with %s is left out and logged, and the others stay', (_, row) => {
    expect(readPayload('GET', apiPaths.listings(), { listings: [home, row] })).toEqual({
      listings: [home],
    })
    expect(warn).toHaveBeenCalledWith('1 of 2 listings were left out', [row])
  })

  it('makes the whole list fail only when no row can be read', () => {
    expect(() => readPayload('GET', apiPaths.listings(), [{ name: 'No id' }])).toThrow(ApiError)
    expect(readPayload('GET', apiPaths.listings(), [])).toEqual({ listings: [] })
  })
})

describe('a list of another backend', () => {
  const row = { _id: 'home-1', name: 'Lagoon Loft' }
  const shapes: Record<string, unknown> = {
    'a page of Spring': { content: [row], totalElements: 1 },
    'a page of HAL': { _embedded: { listings: [row] } },
    'a connection of GraphQL': { data: { listings: { edges: [{ node: row }] } } },
    'rows of JSON:API': {
      data: [{ id: 'home-1', type: 'listing', attributes: { name: 'Lagoon Loft' } }],
    },
    'a list around the list': [[row]],
    'an id inside an id': [{ ...row, _id: { _id: { $oid: 'home-1' } } }],
  }

  it.each(Object.entries(shapes))('is found in %s', (_, sent) => {
    expect(readPayload('GET', apiPaths.listings(), sent)).toMatchObject({ listings: [row] })
  })

  it('leaves out a row whose id is nested thousands deep, and nothing else', () => {
    let deep: unknown = 'x'
    for (let left = 20_000; left > 0; left -= 1) deep = { _id: deep }
    const sent = [row, { _id: deep, name: 'Deep' }]
    expect(readPayload('GET', apiPaths.listings(), sent)).toMatchObject({ listings: [row] })
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('1 of 2 listings'), expect.anything())
  })
})

describe('other responses of another backend', () => {
  it.each([
    { favourites: null },
    { favourites: {} },
    { favourites: '' },
    { favourites: { listing: null } },
    { favourites: { listing: '' } },
    [],
  ])('contain no favourites with %j', (answer) => {
    expect(readPayload('GET', apiPaths.favouritesOfUser('u'), answer)).toEqual({
      favourites: { listing: [] },
    })
  })

  it('contain no bookings without content (status 204)', () => {
    expect(readPayload('GET', apiPaths.bookingsOfUser('u'), undefined, 204)).toEqual({
      bookings: [],
    })
    expect(() => readPayload('GET', apiPaths.me, undefined, 204)).toThrow(ApiError)
  })

  it('contain every listing when there are more than were requested, whatever total they state', () => {
    const all = { listings: [home, { ...home, _id: 'x' }], total: 2 }
    expect(readPayload('GET', `${apiPaths.listings()}?limit=1`, all)).toEqual({
      listings: all.listings,
    })
    expect(readPayload('GET', `${apiPaths.listings()}?limit=2`, all)).toEqual(all)
    expect(readPayload('GET', apiPaths.listings(), { ...all, total: 1 })).toEqual({
      listings: all.listings,
    })
  })

  it.each([
    ['?limit=12', 0],
    ['?limit=12&page=1', 0],
    ['?limit=12&page=3', 24],
    ['?limit=12&page=9', 40],
    ['', 0],
  ])('end before an empty page (%s), whatever total they state', (query, total) => {
    const empty = { listings: [], total: 40 }
    expect(readPayload('GET', apiPaths.listings() + query, empty)).toEqual({ ...empty, total })
  })

  it.each([
    { success: false, message: 'Not today' },
    { success: 'false', data: [], message: 'Not today' },
    { error: 'forbidden', message: 'Not today' },
  ])('are refusals with %j, whatever their status', (answer) => {
    const refusal = expect.objectContaining({ serverMessage: 'Not today' })
    expect(() => readPayload('POST', apiPaths.favourites, answer)).toThrow(refusal)
    expect(() => readPayload('GET', apiPaths.bookingsOfUser('u'), answer)).toThrow(refusal)
  })

  it.each([{ success: true }, { error: null }, { error: '' }, { error: false }, { error: 0 }])(
    'are not refusals with %j',
    (answer) => {
      expect(readPayload('POST', apiPaths.favourites, answer)).toBe(answer)
    },
  )

  it('leave a refused phone code to the form', () => {
    const answer = { success: false, message: 'Wrong code' }
    expect(readPayload('POST', apiPaths.verifyOtp, answer)).toMatchObject(answer)
  })

  it('wrap each favourite in a row of its own', () => {
    const answer = { favourites: [{ _id: 'f1', listing: home }] }
    expect(readPayload('GET', apiPaths.favouritesOfUser('u'), answer)).toEqual({
      favourites: { listing: [home] },
    })
  })

  it('keep a booking with a status of its own, without one, and with an id for its listing', () => {
    const stay = { startDate: '2026-01-20', endDate: '2026-01-23' }
    const read = readPayload('GET', apiPaths.bookingsOfUser('u'), {
      bookings: [
        { _id: 1, ...stay, status: 'Refunded', listing: home },
        { _id: 2, ...stay, status: ' pending ', listing: 'loft' },
        { _id: 3, ...stay, listing: null },
        { _id: 4, ...stay, startDate: null },
        { _id: 5, ...stay, status: { code: 2, name: 'confirmed' } },
      ],
    })
    const wire = { startDate: '2026-01-20T00:00:00.000Z', endDate: '2026-01-23T00:00:00.000Z' }
    const name = bookingsCopy.unnamedListing
    expect(read).toEqual({
      bookings: [
        { _id: '1', ...wire, status: 'Refunded', listing: { _id: 'loft', name: home.name } },
        { _id: '2', ...wire, status: 'Pending', listing: { _id: 'loft', name } },
        { _id: '3', ...wire, status: '', listing: { name } },
        { _id: '5', ...wire, status: 'Confirmed', listing: { name } },
      ],
    })
  })

  it('say no more about a new booking than its id', () => {
    expect(readPayload('POST', apiPaths.bookings, { booking: { _id: 9 } })).toEqual({
      booking: { _id: '9' },
    })
  })

  it.each([
    { data: { accessToken: 't', user } },
    { accessToken: 't', data: { user } },
    { token: 't', user: { data: user } },
    { _id: 'request-1', accessToken: 't', user },
  ])('log the guest in with %j', (answer) => {
    expect(readPayload('POST', apiPaths.login, answer)).toEqual({ accessToken: 't', user })
  })

  it.each([
    { accessToken: 't' },
    { accessToken: undefined, user },
    { accessToken: 'undefined', user },
    { accessToken: 't', user: null },
  ])('do not log the guest in with %j', (answer) => {
    expect(() => readPayload('POST', apiPaths.login, answer)).toThrow(ApiError)
  })

  it('name a bare user as the current one', () => {
    expect(readPayload('GET', apiPaths.me, user)).toEqual({ user })
  })

  it('are returned unchanged where they have no reader', () => {
    expect(readPayload('POST', apiPaths.favourites, 'ok')).toBe('ok')
    expect(readPayload('GET', apiPaths.verifyEmail('t'), undefined)).toBeUndefined()
  })
})
