import { missingMinimum, type NightRules } from '@domain/booking/rates'
import { bookingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import type { BookedDates } from '@domain/schemas/listing-schema'
import { canEndOn, canStartOn } from '@domain/stay/availability'
import { lastCheckIn, lastCheckOut, type StayBounds } from '@domain/stay/stay-bounds'
import { formatDay, type IsoDate } from '@domain/stay/stay-date'

/** Stay that is being chosen. A date is null until it is chosen. */
export interface StayDates {
  /** Check-in date as YYYY-MM-DD, or null while none is chosen. */
  startDate: IsoDate | null
  /** Check-out date as YYYY-MM-DD, or null while none is chosen. */
  endDate: IsoDate | null
}

export type StayEnd = 'start' | 'end'

/** What a button elsewhere can do with the date fields. */
export interface StayDatesHandle {
  /** Opens the calendar at the first date that is missing. */
  open: () => void
  /**
   * Marks the missing dates as required, brings the fields to the middle and opens the calendar.
   * With `opens` false it stays closed, so that the guest can read what is below the fields.
   */
  ask: (opens?: boolean) => void
}

/** Limits that a calendar or a field needs to offer only dates that can be booked. */
export interface StayLimits {
  /** Current day in Lagos. */
  today: IsoDate
  /** Booked stays, half-open: a check-out day is free again. */
  bookedDates?: readonly BookedDates[] | undefined
  /** Longest stay and latest check-in. Without them there is no limit. */
  bounds?: StayBounds | undefined
  /** What the listing says about the number of nights. */
  rules?: NightRules | undefined
}

/** Returns whether this end of the stay may fall on this day. */
export const canPick = (
  end: StayEnd,
  day: IsoDate,
  { startDate }: StayDates,
  { today, bookedDates, bounds, rules }: StayLimits,
): boolean =>
  end === 'start'
    ? canStartOn(day, today, bookedDates, bounds)
    : canEndOn(day, startDate, today, bookedDates, bounds) &&
      tooFewNights({ startDate, endDate: day }, rules) === undefined

/** Returns in words how many nights a stay needs, or undefined when it has them or is not chosen. */
export function tooFewNights(
  { startDate, endDate }: StayDates,
  rules: NightRules | undefined,
): string | undefined {
  if (startDate === null || endDate === null || endDate < startDate) return undefined
  const fewest = missingMinimum({ checkIn: startDate, checkOut: endDate }, rules)
  return fewest === undefined ? undefined : bookingRefusalCopy.tooShort(fewest)
}

/** Returns in words why this end of the stay cannot fall on this day, or undefined when it can. */
export function refusalOf(
  end: StayEnd,
  day: IsoDate,
  dates: StayDates,
  limits: StayLimits,
): string | undefined {
  if (canPick(end, day, dates, limits)) return undefined
  const { today, bounds } = limits
  const { startDate } = dates
  if (end === 'end' && startDate && day < startDate) {
    return datesCopy.beforeCheckIn(formatDay(startDate))
  }
  if (day < today) return datesCopy.past(formatDay(today))
  const last = lastPick(end, startDate, today, bounds)
  if (bounds && last !== undefined && day > last) {
    return end === 'start' || startDate === null
      ? bookingRefusalCopy.tooFar(formatDay(lastCheckIn(today, bounds)))
      : bookingRefusalCopy.tooLong(bounds.nights)
  }
  if (end === 'start') return datesCopy.nightBooked
  return tooFewNights({ startDate, endDate: day }, limits.rules) ?? datesCopy.nightsBooked
}

/** Returns the last day on which this end of the stay may fall, or undefined without a limit. */
export const lastPick = (
  end: StayEnd,
  startDate: IsoDate | null,
  today: IsoDate,
  bounds: StayBounds | undefined,
): IsoDate | undefined =>
  bounds && (end === 'start' ? lastCheckIn(today, bounds) : lastCheckOut(startDate, today, bounds))
