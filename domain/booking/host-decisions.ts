import type { IsoDate, Stay } from '@domain/stay/stay-date'
import type { BookingStatus } from './status-table'

/** What the host of a listing may make of a booking. The operator may do more by command. */
const decisions: Record<BookingStatus, readonly BookingStatus[]> = {
  Pending: ['Confirmed', 'Cancelled'],
  Confirmed: ['Cancelled', 'Completed'],
  Cancelled: [],
  Completed: [],
}

/**
 * Tells whether a booking may get a status. Nobody can complete a stay that is not over, or refuse
 * one that is.
 */
export const hostMay = (
  wanted: BookingStatus,
  now: BookingStatus,
  { checkOut }: Stay,
  today: IsoDate,
) =>
  decisions[now].includes(wanted) &&
  (wanted === 'Completed' ? checkOut <= today : checkOut >= today)
