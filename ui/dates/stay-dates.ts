import type { BookedDates } from '@domain/schemas/listing-schema'
import { canEndOn, canStartOn } from '@domain/stay/availability'
import type { IsoDate } from '@domain/stay/stay-date'

/** Stay that is being chosen. A date is null until it is chosen. */
export interface StayDates {
  startDate: IsoDate | null
  endDate: IsoDate | null
}

export type StayEnd = 'start' | 'end'

/** Limits that a calendar or a field needs to offer only dates that can be booked. */
export interface StayLimits {
  /** Current day in Lagos. */
  today: IsoDate
  /** Booked stays, half-open: a check-out day is free again. */
  bookedDates?: readonly BookedDates[] | undefined
}

/** Returns whether this end of the stay may fall on this day. */
export const canPick = (
  end: StayEnd,
  day: IsoDate,
  { startDate }: StayDates,
  { today, bookedDates }: StayLimits,
): boolean =>
  end === 'start'
    ? canStartOn(day, today, bookedDates)
    : canEndOn(day, startDate, today, bookedDates)
