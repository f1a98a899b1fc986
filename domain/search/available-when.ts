import type { BookedDates } from '@domain/schemas/listing-schema'
import { isNightBooked, nightsOf, rangeIsFree, type Stay } from '@domain/stay/availability'
import { addDays, firstOfNextMonth, type IsoDate, mondayOf } from '@domain/stay/stay-date'
import type { Availability } from './filter-table'
import type { ListingFilters } from './listing-query'

/** Returns the next Friday and Saturday nights. On a Saturday only that night is left. */
const weekendOf = (today: IsoDate): Stay => {
  const friday = addDays(mondayOf(today), 4)
  const sunday = addDays(friday, 2)
  if (today === sunday) return { checkIn: addDays(friday, 7), checkOut: addDays(sunday, 7) }
  return { checkIn: today > friday ? today : friday, checkOut: sunday }
}

/** Nights of an option on a day in Lagos, and whether all or any of them must be free. */
export const availabilityWindows: Record<
  Availability,
  (today: IsoDate) => { nights: Stay; need: 'all' | 'any' }
> = {
  now: (today) => ({ nights: { checkIn: today, checkOut: addDays(today, 1) }, need: 'all' }),
  weekend: (today) => ({ nights: weekendOf(today), need: 'all' }),
  'next-week': (today) => {
    const monday = addDays(mondayOf(today), 7)
    return { nights: { checkIn: monday, checkOut: addDays(monday, 7) }, need: 'any' }
  },
  'next-month': (today) => {
    const first = firstOfNextMonth(today)
    return { nights: { checkIn: first, checkOut: firstOfNextMonth(first) }, need: 'any' }
  },
}

/** Returns the stay of the chosen dates. With only one of them it is the night after or before. */
export function chosenStay({ startDate, endDate }: ListingFilters): Stay | undefined {
  if (startDate) return { checkIn: startDate, checkOut: endDate ?? startDate }
  return endDate ? { checkIn: addDays(endDate, -1), checkOut: endDate } : undefined
}

export function isFreeWhen(
  { availability, ...dates }: ListingFilters,
  bookedDates: readonly BookedDates[] | undefined,
  today: IsoDate,
): boolean {
  const stay = chosenStay(dates)
  if (stay && !rangeIsFree(stay, bookedDates)) return false
  if (!availability) return true
  const { nights, need } = availabilityWindows[availability](today)
  return need === 'all'
    ? rangeIsFree(nights, bookedDates)
    : nightsOf(nights).some((night) => !isNightBooked(night, bookedDates))
}
