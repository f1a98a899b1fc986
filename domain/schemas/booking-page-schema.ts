import Type, { type Static } from 'typebox'
import { BookingGuestSchema } from './booking-schema'
import { day, naira } from './common-schema'

/**
 * What Book Now puts into the navigation state of /book-now: exactly seven plain keys, with dates
 * as 'YYYY-MM-DD' or null. `maxGuests` is read when another page sends it.
 */
export const BookingPageDataSchema = Type.Object({
  propertyId: Type.String(),
  propertyName: Type.String(),
  /** Addresses of photos. */
  propertyImages: Type.Array(Type.String()),
  startDate: Type.Union([day('Check-in.'), Type.Null()]),
  endDate: Type.Union([day('Check-out.'), Type.Null()]),
  guests: Type.Integer({ minimum: 1 }),
  totalPrice: Type.Optional(naira('Naira. Absent when the amount is not usable.', 54_500)),
  maxGuests: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type BookingPageData = Static<typeof BookingPageDataSchema>

/** A booking as the client holds it before sending it. */
export const BookingRequestSchema = Type.Object({
  propertyId: Type.String(),
  checkIn: day('Check-in.'),
  checkOut: day('Check-out.'),
  guests: Type.Integer({ minimum: 1 }),
  totalPrice: naira('Naira.', 54_500),
  userId: Type.String(),
  specialRequests: Type.Optional(Type.String()),
  /** Only for our own server. */
  guest: Type.Optional(BookingGuestSchema),
})
export type BookingRequest = Static<typeof BookingRequestSchema>
