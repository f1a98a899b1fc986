import { CANCELLATION_NOTICE_DAYS } from '@domain/constants'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { addDays, formatDay, type IsoDate } from '@domain/stay/stay-date'

/**
 * Returns the last day of free cancellation on the booking card: seven days from today, whatever
 * the dates.
 */
export const freeCancellationUntil = (today: IsoDate): IsoDate =>
  addDays(today, CANCELLATION_NOTICE_DAYS)

/**
 * Returns the date of the booking page's notice: check-in minus seven days, or '-' without a
 * check-in.
 */
export const cancelNoticeFor = (checkIn: IsoDate | null | undefined): string =>
  bookNowCopy.cancelNotice(
    checkIn ? formatDay(addDays(checkIn, -CANCELLATION_NOTICE_DAYS)) : bookNowCopy.noDate,
  )
