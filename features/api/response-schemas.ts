import * as Type from 'typebox'
import { apiPaths } from '@domain/api/api-paths'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { LoginResponseSchema, UserSchema } from '@domain/schemas/auth-schema'
import { BookedListingSchema, BookingSchema } from '@domain/schemas/booking-schema'
import {
  CitiesResponseSchema,
  CountriesResponseSchema,
  ReverseGeocodeResponseSchema,
  StatesResponseSchema,
} from '@domain/schemas/geo-schema'
import { OwnListingSchema } from '@domain/schemas/listing-save-schema'
import { ListingPageSchema, ListingSchema } from '@domain/schemas/listing-schema'
import { VerifyOtpResponseSchema } from '@domain/schemas/password-reset-schema'
import {
  AmenitiesResponseSchema,
  PropertyTypesResponseSchema,
} from '@domain/schemas/property-type-schema'
import { ReviewSchema } from '@domain/schemas/review-schema'

/**
 * Schemas of what the page shows of another backend: those of our own server, without the
 * fields that a page can do without. A `default` stands in for a value that is absent.
 */
const day = Type.String({ format: 'date' })
const instant = Type.Optional(Type.String({ format: 'date-time' }))
const dayOrInstant = Type.Union([day, Type.String({ format: 'date-time' })])

const User = Type.Object({ ...UserSchema.properties, email: Type.String({ default: '' }) })

const listingFields = {
  basePrice: Type.Optional(ListingSchema.properties.basePrice),
  bookedDates: Type.Optional(Type.Array(Type.Object({ startDate: day, endDate: day }))),
  createdAt: instant,
}
const Listing = Type.Object({ ...ListingSchema.properties, ...listingFields })
const OwnListing = Type.Object({
  ...OwnListingSchema.properties,
  ...listingFields,
  published: Type.Boolean({ default: false }),
})

const unnamed = bookingsCopy.unnamedListing
const BookedListing = Type.Object(
  { ...BookedListingSchema.properties, name: Type.String({ default: unnamed }) },
  { default: { name: unnamed } },
)
const Booking = Type.Object({
  ...BookingSchema.properties,
  status: Type.String({ default: '' }),
  startDate: dayOrInstant,
  endDate: dayOrInstant,
  travelersNo: Type.Optional(Type.Integer({ minimum: 1 })),
  totalPrice: Type.Optional(BookingSchema.properties.totalPrice),
  heldUntil: instant,
  createdAt: instant,
  listing: BookedListing,
})
const Review = Type.Object({
  ...ReviewSchema.properties,
  listing: Type.String({ default: '' }),
})

interface ReadCall {
  method: string
  path: RegExp
  schema: Type.TSchema
  /** Name of the specification's wrapper, which a backend may leave out. */
  wrapper?: string
}

const call = (method: string, path: RegExp, schema: Type.TSchema): ReadCall => ({
  method,
  path,
  schema,
})
const wrapped = (method: string, path: RegExp, wrapper: string, inner: Type.TSchema): ReadCall => ({
  ...call(method, path, Type.Object({ [wrapper]: inner })),
  wrapper,
})
const at = (path: string) => new RegExp(`^${path}(\\?|$)`)
const below = (path: string) => new RegExp(`^${path}/`)

/** Calls whose response is checked. The first row that matches counts. */
export const readCalls: readonly ReadCall[] = [
  call('POST', at(apiPaths.login), Type.Object({ ...LoginResponseSchema.properties, user: User })),
  wrapped('GET', at(apiPaths.me), 'user', User),
  call(
    'POST',
    at(apiPaths.verifyOtp),
    Type.Object({
      ...VerifyOtpResponseSchema.properties,
      success: Type.Boolean({ default: false }),
    }),
  ),
  { ...call('GET', at(apiPaths.propertyTypes), PropertyTypesResponseSchema), wrapper: 'data' },
  call('GET', at(apiPaths.amenities), AmenitiesResponseSchema),
  wrapped('GET', /^\/listing\/(user\/|uncompleted)/, 'listings', Type.Array(OwnListing)),
  wrapped('GET', below('/listing'), 'listing', Listing),
  {
    ...call(
      'GET',
      at('/listing'),
      Type.Object({ ...ListingPageSchema.properties, listings: Type.Array(Listing) }),
    ),
    wrapper: 'listings',
  },
  wrapped(
    'GET',
    below(apiPaths.favourites),
    'favourites',
    Type.Object({ listing: Type.Array(Listing) }),
  ),
  wrapped('GET', /^\/booking\/user\//, 'bookings', Type.Array(Booking)),
  wrapped('GET', below(apiPaths.bookings), 'booking', Booking),
  // Only the id of a new booking is specified.
  wrapped(
    'POST',
    at(apiPaths.bookings),
    'booking',
    Type.Union([Booking, Type.Object({ _id: Type.String() })]),
  ),
  call('GET', below(apiPaths.reviews), Type.Array(Review)),
  wrapped('POST', at(apiPaths.reviews), 'review', Review),
  call('GET', at(apiPaths.geoCountries), CountriesResponseSchema),
  call('GET', at(apiPaths.geoStates), StatesResponseSchema),
  call('POST', at(apiPaths.geoCities), CitiesResponseSchema),
  call('GET', at(apiPaths.geoReverse), ReverseGeocodeResponseSchema),
]
