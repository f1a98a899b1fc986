import type { BookedDates } from '@domain/schemas/listing-schema'
import { canEndOn } from './availability'
import type { StayBounds } from './stay-bounds'
import type { IsoDate } from './stay-date'

/** Value of the two date fields. */
export interface StayChoice {
  startDate: IsoDate | null
  endDate: IsoDate | null
}

/**
 * Sets a new check-in. A check-out before it, beyond a booked night or beyond the longest
 * stay is cleared, and the caller then focuses the check-out field.
 */
export const chooseStart = (
  { endDate }: StayChoice,
  startDate: IsoDate | null,
  bookedDates: readonly BookedDates[] = [],
  bounds?: StayBounds,
): StayChoice => {
  const keepsEnd =
    endDate === null ||
    startDate === null ||
    canEndOn(endDate, startDate, startDate, bookedDates, bounds)
  return { startDate, endDate: keepsEnd ? endDate : null }
}
