import { bookingToastCopy } from '@domain/copy/booking-toast-copy'
import { paths } from '@domain/paths'
import type { BookingFailure } from '@features/booking/booking-failure'
import { AlertDialog } from '@ui/feedback/AlertDialog'

const { lead, ...uncertain } = bookingToastCopy.bookingUncertain
const own = bookingToastCopy.alreadyBooked
const link = { label: lead, href: paths.myBookings }

export interface BookingFailedProps {
  failure: BookingFailure
  onClose: () => void
}

/**
 * Says why no booking was made, or leads to the booking that the guest has made before, or to all
 * where one may have been made. Not
 * a chunk of its own, because it is needed most when the network is lost.
 */
export function BookingFailed({ failure, onClose }: BookingFailedProps) {
  const { isUncertain, reason, advice, bookingId } = failure
  if (isUncertain) return <AlertDialog open {...uncertain} link={link} onClose={onClose} />
  if (bookingId !== undefined && reason !== undefined) {
    const toBooking = { label: own.lead, href: paths.booking(bookingId) }
    return <AlertDialog open title={reason} text={own.text} link={toBooking} onClose={onClose} />
  }
  const { title, text } = bookingToastCopy.bookingFailed
  // Another attempt would be refused as well.
  if (advice) return <AlertDialog open title={title} text={reason ?? advice} onClose={onClose} />
  return <AlertDialog open title={title} text={text} reason={reason} onClose={onClose} />
}
