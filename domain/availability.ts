import type { BookedDates } from './schemas/listing-schema'
import { addDays, nightsBetween, type IsoDate, type Stay } from './stay-date'

/**
 * Which nights are taken. Stays are half-open, so a turnover day stays bookable, and even a
 * zero-night stay holds the night of its check-in. The database's constraint says the same.
 */

export type { Stay } from './stay-date'

/** The nights that a stay holds: [checkIn, max(checkOut, checkIn + 1)). */
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

/** Does the stay touch no booked night? */
export const rangeIsFree = (stay: Stay, bookedDates: readonly BookedDates[] = []): boolean =>
  !bookedDates.some((booked) => staysOverlap(stay, stayOf(booked)))

/** Is the night that begins on this day taken? */
export const isNightBooked = (day: IsoDate, bookedDates: readonly BookedDates[] = []): boolean =>
  !rangeIsFree({ checkIn: day, checkOut: day }, bookedDates)

/** Every night of the stay, in order. */
export const nightsOf = (stay: Stay): IsoDate[] => {
  const { checkIn, checkOut } = heldNights(stay)
  return Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, night) =>
    addDays(checkIn, night),
  )
}

/** A stay may begin today or later, on a night that is free (section 5). */
export const canStartOn = (
  day: IsoDate,
  today: IsoDate,
  bookedDates: readonly BookedDates[] = [],
): boolean => day >= today && !isNightBooked(day, bookedDates)

/** The first booked night on or after the day. */
export const firstBookedNightAfter = (
  day: IsoDate,
  bookedDates: readonly BookedDates[] = [],
): IsoDate | undefined =>
  bookedDates
    .map(stayOf)
    .filter((booked) => heldNights(booked).checkOut > day)
    .map(({ checkIn }) => (checkIn > day ? checkIn : day))
    .reduce<IsoDate | undefined>(
      (first, night) => (first === undefined || night < first ? night : first),
      undefined,
    )

/** The last day a stay that begins on `checkIn` can end: the next guest's check-in, if any. */
export const lastCheckOutFor = (
  checkIn: IsoDate,
  bookedDates: readonly BookedDates[] = [],
): IsoDate | undefined => firstBookedNightAfter(checkIn, bookedDates)

/**
 * A stay may end on its own first day or later (section 5, R-96), without a booked night between.
 * While there is no start, any day from today on will do.
 */
export const canEndOn = (
  day: IsoDate,
  checkIn: IsoDate | null | undefined,
  today: IsoDate,
  bookedDates: readonly BookedDates[] = [],
): boolean =>
  checkIn ? day >= checkIn && rangeIsFree({ checkIn, checkOut: day }, bookedDates) : day >= today
