import { addDays, firstOfNextMonth, formatDayLong, todayInLagos } from '@domain/stay/stay-date'

/** Formats a day as a guest types it into a date field, such as 01/10/2027. */
export const asTyped = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** Formats a day as the calendar and the line below a field show it. */
export const inWords = formatDayLong

/**
 * Returns three nights from the 10th of a future month. Tests on one server that book take
 * different months from 4 on, where no demo listing has bookings.
 */
export function stayIn(months: number) {
  let first = todayInLagos(new Date())
  for (let month = 0; month < months; month += 1) first = firstOfNextMonth(first)
  const checkIn = addDays(first, 9)
  return { checkIn, checkOut: addDays(checkIn, 3) }
}
