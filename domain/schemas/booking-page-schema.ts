import Type, { type Static } from 'typebox'
import { BookingGuestSchema } from './booking-schema'
import { IsoDateSchema, NairaSchema } from './common-schema'

/**
 * What Book Now puts into the navigation state of /book-now: exactly seven plain keys, with dates
 * as 'YYYY-MM-DD' or null. `maxGuests` is read when another page sends it.
 */
export const BookingPageDataSchema = Type.Object({
  propertyId: Type.String(),
  propertyName: Type.String(),
  /** Addresses of photos. */
  propertyImages: Type.Array(Type.String()),
  startDate: Type.Union([IsoDateSchema, Type.Null()]),
  endDate: Type.Union([IsoDateSchema, Type.Null()]),
  guests: Type.Integer({ minimum: 1 }),
  /** In naira. Absent when the amount is not usable. */
  totalPrice: Type.Optional(NairaSchema),
  maxGuests: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type BookingPageData = Static<typeof BookingPageDataSchema>

/** A booking as the client holds it before sending it. */
export const BookingRequestSchema = Type.Object({
  propertyId: Type.String(),
  checkIn: IsoDateSchema,
  checkOut: IsoDateSchema,
  guests: Type.Integer({ minimum: 1 }),
  totalPrice: NairaSchema,
  userId: Type.String(),
  specialRequests: Type.Optional(Type.String()),
  /** Only for our own server. */
  guest: Type.Optional(BookingGuestSchema),
})
export type BookingRequest = Static<typeof BookingRequestSchema>
