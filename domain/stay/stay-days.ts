import { formatDay, formatDayShort, type IsoDate } from './stay-date'

/** Returns 'Dec 16 – 19', or 'Dec 30 – Jan 2' across two months. */
export function stayInShort(checkIn: IsoDate, checkOut: IsoDate): string {
  const isOneMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7)
  const end = isOneMonth ? String(Number(checkOut.slice(8))) : formatDayShort(checkOut)
  return `${formatDayShort(checkIn)} – ${end}`
}

/**
 * Returns the days of a stay as one phrase: 'Dec 16 – 19, 2026', 'Nov 28 – Dec 2, 2026', or with
 * both years.
 */
export const formatDays = (checkIn: IsoDate, checkOut: IsoDate): string => {
  if (checkIn === checkOut) return formatDay(checkIn)
  if (checkIn.slice(0, 4) !== checkOut.slice(0, 4)) {
    return `${formatDay(checkIn)} – ${formatDay(checkOut)}`
  }
  return `${stayInShort(checkIn, checkOut)}, ${Number(checkOut.slice(0, 4))}`
}
