import { normaliseStatus } from '@domain/booking/booking-status'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import type { BookedListing, Booking } from '@domain/schemas/booking-schema'
import { toWire } from '@domain/stay/stay-date'
import { day, instant } from './read-dates'
import {
  fieldsOf,
  flag,
  id,
  isFields,
  list,
  naira,
  number,
  photo,
  text,
  whole,
  type Reader,
} from './read-fields'
import { CAPACITY_MAXIMUM } from './read-listing'
import { named } from './read-rows'

const bookedFields = fieldsOf<BookedListing>({
  _id: id,
  name: text,
  description: text,
  rating: number(0, 5),
  listingImg: list(photo),
})

/** Listing of a booking: the whole listing, or only its id. */
const bookedListing: Reader<BookedListing> = (value) => {
  const _id = id(value)
  const { name = bookingsCopy.unnamedListing, ...others } = bookedFields(value) ?? {}
  return { ...others, ...(_id && { _id }), name }
}

/** A day of a stay, as the payload carries it. */
const wireDay: Reader<string> = (value) => {
  const found = day(value)
  return found && toWire(found)
}

const bookingFields = fieldsOf<Booking>({
  _id: id,
  reference: text,
  status: (value) => {
    const found = typeof value === 'number' ? undefined : text(value)
    return found === undefined ? undefined : (normaliseStatus(found) ?? found)
  },
  startDate: wireDay,
  endDate: wireDay,
  travelersNo: whole(1, CAPACITY_MAXIMUM),
  totalPrice: naira,
  seenTotal: naira,
  priceDiffers: flag,
  specialRequests: text,
  heldUntil: instant,
  cancelReason: (value) =>
    value === 'unconfirmed' || value === 'operator' || value === 'guest' ? value : undefined,
  createdAt: instant,
  listing: bookedListing,
})

/** A booking needs an id and its dates; a status that is missing is the empty text. */
export const booking: Reader<Booking> = named((value) => {
  const {
    _id,
    startDate,
    endDate,
    status = '',
    listing: booked,
    ...others
  } = bookingFields(value) ?? {}
  return _id && startDate && endDate && booked
    ? { ...others, _id, startDate, endDate, status, listing: booked }
    : undefined
})

/** Reads the booking that was just made, of which only the id is specified. */
export const createdBooking: Reader<Booking | Pick<Booking, '_id'>> = (value) => {
  const _id = isFields(value) ? id(value) : undefined
  return booking(value) ?? (_id ? { _id } : undefined)
}
