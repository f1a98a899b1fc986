import { monthNames } from '@domain/copy/locale'
import { formatDay, type IsoDate } from './stay-date'

/**
 * Returns the days of a stay as one phrase: 'Dec 16 – 19, 2026', 'Nov 28 – Dec 2, 2026', or with
 * both years.
 */
export const formatDays = (checkIn: IsoDate, checkOut: IsoDate): string => {
  if (checkIn === checkOut) return formatDay(checkIn)
  if (checkIn.slice(0, 4) !== checkOut.slice(0, 4)) {
    return `${formatDay(checkIn)} – ${formatDay(checkOut)}`
  }
  const year = Number(checkOut.slice(0, 4))
  const [start, end] = [checkIn, checkOut].map((date) => Number(date.slice(8)))
  const [from, to] = [checkIn, checkOut].map((date) => monthNames[Number(date.slice(5, 7)) - 1])
  return `${from} ${start} – ${from === to ? end : `${to} ${end}`}, ${year}`
}
