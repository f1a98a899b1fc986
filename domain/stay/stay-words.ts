import { formatDayShort, type IsoDate } from './stay-date'

/** Returns 'Dec 16 – 19', or 'Dec 30 – Jan 2' across two months. */
export function stayInShort(checkIn: IsoDate, checkOut: IsoDate): string {
  const isOneMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7)
  const end = isOneMonth ? String(Number(checkOut.slice(8))) : formatDayShort(checkOut)
  return `${formatDayShort(checkIn)} – ${end}`
}
