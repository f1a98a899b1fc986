import type { BookedDates } from '@domain/schemas/listing-schema'
import { rangeIsFree } from './availability'
import type { IsoDate } from './stay-date'

/** Value of the two date fields. */
export interface StayChoice {
  startDate: IsoDate | null
  endDate: IsoDate | null
}

/**
 * Sets a new check-in. A check-out before it or beyond a booked night is cleared, and the
 * caller then focuses the check-out field.
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
