import { rangeIsFree } from './availability'
import type { BookedDates } from './schemas/listing-schema'
import type { IsoDate } from './stay-date'

/** What the two date fields hold. */
export interface StayChoice {
  startDate: IsoDate | null
  endDate: IsoDate | null
}

/**
 * A new start. An end before it, or beyond a booked night, is cleared; the caller
 * then moves the focus there.
 */
export const chooseStart = (
  { endDate }: StayChoice,
  startDate: IsoDate | null,
  bookedDates: readonly BookedDates[] = [],
): StayChoice => {
  const keepsEnd =
    endDate === null ||
    startDate === null ||
    (endDate >= startDate && rangeIsFree({ checkIn: startDate, checkOut: endDate }, bookedDates))
  return { startDate, endDate: keepsEnd ? endDate : null }
}
