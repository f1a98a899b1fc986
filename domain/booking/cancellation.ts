import { CANCELLATION_NOTICE_DAYS } from '@domain/constants'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { addDays, formatDay, type IsoDate } from '@domain/stay/stay-date'
import { bookingCan } from './booking-status'

/**
 * Returns the last day of free cancellation on the booking card: seven days from today, whatever
 * the dates.
 */
export const freeCancellationUntil = (today: IsoDate): IsoDate =>
  addDays(today, CANCELLATION_NOTICE_DAYS)

/** Returns the last day on which a guest may cancel: check-in minus seven days. */
export const lastCancelDay = (checkIn: IsoDate): IsoDate =>
  addDays(checkIn, -CANCELLATION_NOTICE_DAYS)

/** Returns the booking page's notice with the last day, or '-' without a check-in. */
export const cancelNoticeFor = (checkIn: IsoDate | null | undefined): string =>
  bookNowCopy.cancelNotice(checkIn ? formatDay(lastCancelDay(checkIn)) : bookNowCopy.noDate)

/** Tells whether a guest may cancel a booking on a day in Lagos. */
export const mayCancel = (
  { status, checkIn }: { status: string; checkIn: IsoDate },
  today: IsoDate,
): boolean => bookingCan('cancel', { status }) && today <= lastCancelDay(checkIn)
