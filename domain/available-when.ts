import { isNightBooked, nightsOf, rangeIsFree } from './availability'
import type { Availability, ListingFilters } from './listing-query'
import type { BookedDates } from './schemas/listing-schema'
import { addDays, firstOfNextMonth, mondayOf, type IsoDate, type Stay } from './stay-date'

/** The nights that an availability option looks at, and whether all or one of them must be free. */
export interface AvailabilityWindow {
  nights: Stay
  need: 'all' | 'any'
}

/** The coming Friday and Saturday nights; on a Saturday the one night that is left of them. */
const weekendOf = (today: IsoDate): Stay => {
  const friday = addDays(mondayOf(today), 4)
  const sunday = addDays(friday, 2)
  if (today === sunday) return { checkIn: addDays(friday, 7), checkOut: addDays(sunday, 7) }
  return { checkIn: today > friday ? today : friday, checkOut: sunday }
}

const windows: Record<Availability, (today: IsoDate) => AvailabilityWindow> = {
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

/** What an option means on a day in Lagos. The server's SQL asks the same window. */
export const availabilityWindow = (option: Availability, today: IsoDate): AvailabilityWindow =>
  windows[option](today)

/** Is a home with these booked nights what the availability filter and the dates ask for? */
export function isFreeWhen(
  { availability, startDate, endDate }: ListingFilters,
  bookedDates: readonly BookedDates[] | undefined,
  today: IsoDate,
): boolean {
  if (
    startDate &&
    !rangeIsFree({ checkIn: startDate, checkOut: endDate ?? startDate }, bookedDates)
  ) {
    return false
  }
  if (!availability) return true
  const { nights, need } = availabilityWindow(availability, today)
  return need === 'all'
    ? rangeIsFree(nights, bookedDates)
    : nightsOf(nights).some((night) => !isNightBooked(night, bookedDates))
}
