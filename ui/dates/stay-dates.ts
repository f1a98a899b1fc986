import { canEndOn, canStartOn } from '@domain/availability'
import type { BookedDates } from '@domain/schemas/listing-schema'
import type { IsoDate } from '@domain/stay-date'

/** A stay that is being chosen; null is not chosen yet. */
export interface StayDates {
  startDate: IsoDate | null
  endDate: IsoDate | null
}

export type StayEnd = 'start' | 'end'

/** What a calendar or a field must know to offer only days that can be booked. */
export interface StayLimits {
  /** The day in Lagos. */
  today: IsoDate
  /** Nights that are taken, half-open. */
  bookedDates?: readonly BookedDates[] | undefined
}

/** Can this end of the stay be on this day? */
export const canPick = (
  end: StayEnd,
  day: IsoDate,
  { startDate }: StayDates,
  { today, bookedDates }: StayLimits,
): boolean =>
  end === 'start'
    ? canStartOn(day, today, bookedDates)
    : canEndOn(day, startDate, today, bookedDates)
