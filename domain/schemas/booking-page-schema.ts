import Type, { type Static } from 'typebox'
import { IsoDateSchema, NairaSchema } from './common-schema'

/**
 * What Book Now carries to /book-now in navigation state: exactly seven plain keys, days as
 * 'YYYY-MM-DD' or null (section 2.11, R-100). `maxGuests` is read when another page sends it.
 */
export const BookingPageDataSchema = Type.Object({
  propertyId: Type.String(),
  propertyName: Type.String(),
  /** Addresses. */
  propertyImages: Type.Array(Type.String()),
  startDate: Type.Union([IsoDateSchema, Type.Null()]),
  endDate: Type.Union([IsoDateSchema, Type.Null()]),
  guests: Type.Integer({ minimum: 1 }),
  /** Naira; absent when it was not a usable amount. */
  totalPrice: Type.Optional(NairaSchema),
  maxGuests: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type BookingPageData = Static<typeof BookingPageDataSchema>

/** A booking as the client holds it before it is sent (section 3). */
export const BookingRequestSchema = Type.Object({
  propertyId: Type.String(),
  checkIn: IsoDateSchema,
  checkOut: IsoDateSchema,
  guests: Type.Integer({ minimum: 1 }),
  totalPrice: NairaSchema,
  userId: Type.String(),
  specialRequests: Type.Optional(Type.String()),
})
export type BookingRequest = Static<typeof BookingRequestSchema>
