import { addDays, firstOfNextMonth, formatDayLong, todayInLagos } from '@domain/stay-date'

/** As a guest types it into a date field: 01/10/2027. */
export const asTyped = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** As the calendar's day and the line under a field say it. */
export const inWords = formatDayLong

/**
 * Three nights from the 10th of a month to come. Tests of one server that book take different
 * months, from 4 on, where no demo home is taken.
 */
export function stayIn(months: number) {
  let first = todayInLagos(new Date())
  for (let month = 0; month < months; month += 1) first = firstOfNextMonth(first)
  const checkIn = addDays(first, 9)
  return { checkIn, checkOut: addDays(checkIn, 3) }
}
