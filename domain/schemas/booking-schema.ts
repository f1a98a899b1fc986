import Type, { type Static } from 'typebox'
import { BOOKING_STATUSES } from '@domain/booking/status-table'
import { AGE } from '@domain/constants'
import { IdSchema, IsoMidnightSchema, NairaSchema, oneOf } from './common-schema'
import { PhotoSchema } from './listing-schema'

export const CancelReasonSchema = Type.Union([
  Type.Literal('unconfirmed'),
  Type.Literal('operator'),
])
/** Nobody confirmed the booking in time, or the operator cancelled it. */
export type CancelReason = Static<typeof CancelReasonSchema>

/**
 * Guest who stays, with the details that the form requests. Kept with the booking on our own server
 * (R-149).
 */
export const BookingGuestSchema = Type.Object(
  {
    firstName: Type.String({ pattern: '\\S', maxLength: 100 }),
    lastName: Type.String({ pattern: '\\S', maxLength: 100 }),
    email: Type.String({ pattern: '@', maxLength: 254 }),
    phone: Type.String({ pattern: '[0-9]', maxLength: 30 }),
    sex: Type.Optional(oneOf(['male', 'female'])),
    age: Type.Optional(Type.Integer({ minimum: AGE.minimum, maximum: AGE.maximum })),
    location: Type.Optional(oneOf(['lagos', 'abuja', 'kano'])),
  },
  { additionalProperties: false },
)
export type StayingGuest = Static<typeof BookingGuestSchema>

/** POST /booking. */
export const BookingPayloadSchema = Type.Object(
  {
    startDate: IsoMidnightSchema,
    endDate: IsoMidnightSchema,
    travelersNo: Type.Integer({ minimum: 1, maximum: 1_000 }),
    /** In naira, as the client showed it. The server's own quote decides the price. */
    totalPrice: NairaSchema,
    userId: IdSchema,
    /** Id of the listing. */
    listing: IdSchema,
    specialRequests: Type.Optional(Type.String({ maxLength: 2_000 })),
    guest: Type.Optional(BookingGuestSchema),
  },
  { additionalProperties: false },
)
export type BookingPayload = Static<typeof BookingPayloadSchema>

/** What a booking keeps of its listing, even after the listing was deleted. */
export const BookedListingSchema = Type.Object({
  _id: Type.Optional(Type.String()),
  name: Type.String(),
  description: Type.Optional(Type.String()),
  rating: Type.Optional(Type.Number()),
  listingImg: Type.Optional(Type.Array(Type.Union([Type.String(), PhotoSchema]))),
})
export type BookedListing = Static<typeof BookedListingSchema>

/** A booking in the API. */
export const BookingSchema = Type.Object({
  _id: Type.String(),
  /** Eight letters and digits that are easy to read out. Only our own server has it. */
  reference: Type.Optional(Type.String()),
  status: oneOf(BOOKING_STATUSES),
  /** Midnight UTC of the day. */
  startDate: Type.String(),
  endDate: Type.String(),
  travelersNo: Type.Integer(),
  /** The server's own quote for one night, in naira. */
  totalPrice: NairaSchema,
  /** The total that the client sent, in naira, and whether it differs. */
  seenTotal: Type.Optional(NairaSchema),
  priceDiffers: Type.Optional(Type.Boolean()),
  /** ISO instant at which a Pending booking is cancelled unless somebody confirms it. */
  heldUntil: Type.Optional(Type.String()),
  cancelReason: Type.Optional(CancelReasonSchema),
  specialRequests: Type.Optional(Type.String()),
  createdAt: Type.Optional(Type.String()),
  listing: BookedListingSchema,
})
/** A booking of our own server. */
export type OwnBooking = Static<typeof BookingSchema>
/**
 * A booking as the page shows it. Another backend may use a status of its own, and may leave out
 * the guest count and the total.
 */
export type Booking = Omit<OwnBooking, 'status' | 'travelersNo' | 'totalPrice'> & {
  status: string
  travelersNo?: number | undefined
  /** Naira. */
  totalPrice?: number | undefined
}

export const BookingResponseSchema = Type.Object({ booking: BookingSchema })
export const BookingsResponseSchema = Type.Object({ bookings: Type.Array(BookingSchema) })
export const BookingParamsSchema = Type.Object({ id: IdSchema })
export const UserParamsSchema = Type.Object({ userId: IdSchema })
