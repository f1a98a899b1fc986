import { bookingToastCopy } from '@domain/copy/booking-toast-copy'
import { paths } from '@domain/paths'
import type { BookingFailure } from '@features/booking/booking-failure'
import { AlertDialog } from '@ui/feedback/AlertDialog'

const { lead, ...uncertain } = bookingToastCopy.bookingUncertain
const link = { label: lead, href: paths.myBookings }

export interface BookingFailedProps {
  failure: BookingFailure
  onClose: () => void
}

/**
 * Says that no booking was made, or leads to the guest's bookings where one may have been made. Not
 * a chunk of its own, because it is needed most when the network is lost.
 */
export const BookingFailed = ({ failure: { isUncertain, reason }, onClose }: BookingFailedProps) =>
  isUncertain ? (
    <AlertDialog open {...uncertain} link={link} onClose={onClose} />
  ) : (
    <AlertDialog open {...bookingToastCopy.bookingFailed} reason={reason} onClose={onClose} />
  )
