import type { BookedDates } from '@domain/schemas/listing-schema'
import { lastCheckIn, lastCheckOut, type StayBounds } from './stay-bounds'
import { addDays, nightsBetween, type IsoDate, type Stay } from './stay-date'

/**
 * Availability of nights. Stays are half-open, so a turnover day can be booked, and even a
 * zero-night stay holds the night of its check-in. The database's constraint works the same
 * way.
 */

export type { Stay } from './stay-date'

/** Returns the nights that a stay holds: [checkIn, max(checkOut, checkIn + 1)). */
export const heldNights = ({ checkIn, checkOut }: Stay): Stay => {
  const earliestEnd = addDays(checkIn, 1)
  return { checkIn, checkOut: checkOut > earliestEnd ? checkOut : earliestEnd }
}

export const staysOverlap = (a: Stay, b: Stay): boolean =>
  a.checkIn < heldNights(b).checkOut && b.checkIn < heldNights(a).checkOut

const stayOf = ({ startDate, endDate }: BookedDates): Stay => ({
  checkIn: startDate,
  checkOut: endDate,
})

/** Tells whether the stay overlaps no booked night. */
export const rangeIsFree = (stay: Stay, bookedDates: readonly BookedDates[] = []): boolean =>
  !bookedDates.some((booked) => staysOverlap(stay, stayOf(booked)))

/** Tells whether the night that begins on this day is booked. */
export const isNightBooked = (day: IsoDate, bookedDates: readonly BookedDates[] = []): boolean =>
  !rangeIsFree({ checkIn: day, checkOut: day }, bookedDates)

/** Returns every night of the stay, in order. */
export const nightsOf = (stay: Stay): IsoDate[] => {
  const { checkIn, checkOut } = heldNights(stay)
  return Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, night) =>
    addDays(checkIn, night),
  )
}

/**
 * Tells whether a stay may begin on a day, which must be today or later, within the bounds and with
 * a free night.
 */
export const canStartOn = (
  day: IsoDate,
  today: IsoDate,
  bookedDates: readonly BookedDates[] = [],
  bounds?: StayBounds,
): boolean =>
  day >= today &&
  (bounds === undefined || day <= lastCheckIn(today, bounds)) &&
  !isNightBooked(day, bookedDates)

/**
 * Tells whether a stay may end on a day: on its first day or later, within the bounds and with no
 * booked night between. Without a check-in, any day from today is allowed.
 */
export const canEndOn = (
  day: IsoDate,
  checkIn: IsoDate | null | undefined,
  today: IsoDate,
  bookedDates: readonly BookedDates[] = [],
  bounds?: StayBounds,
): boolean =>
  (bounds === undefined || day <= lastCheckOut(checkIn, today, bounds)) &&
  (checkIn ? day >= checkIn && rangeIsFree({ checkIn, checkOut: day }, bookedDates) : day >= today)
