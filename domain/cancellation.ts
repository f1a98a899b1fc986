import { CANCELLATION_NOTICE_DAYS } from './constants'
import { bookNowCopy } from './copy/book-now-copy'
import { addDays, formatDay, type IsoDate } from './stay-date'

/** The booking card's free cancellation: seven days from today, whatever the dates (section 2.11). */
export const freeCancellationUntil = (today: IsoDate): IsoDate =>
  addDays(today, CANCELLATION_NOTICE_DAYS)

/** The booking page's notice: check-in minus seven days, '-' until there is one. */
export const cancelNoticeFor = (checkIn: IsoDate | null | undefined): string =>
  bookNowCopy.cancelNotice(
    checkIn ? formatDay(addDays(checkIn, -CANCELLATION_NOTICE_DAYS)) : bookNowCopy.noDate,
  )
