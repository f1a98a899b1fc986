import { stillDue } from '@domain/booking/paid'
import type { BookingRequest } from '@domain/schemas/booking-page-schema'
import { nightsRoundedUp } from '@domain/stay/stay-date'
import type { CreatedBooking } from './booking-responses'

/** Returns what the payments page shows of a booking besides its total and its listing. */
export const bookedState = (
  booking: CreatedBooking,
  stay: Pick<BookingRequest, 'checkIn' | 'checkOut'>,
) => ({
  bookingId: booking._id,
  ...('reference' in booking && { reference: booking.reference }),
  ...('totalNights' in booking && { totalNights: booking.totalNights }),
  nights: nightsRoundedUp(stay.checkIn, stay.checkOut),
  ...('payPath' in booking && { payPath: booking.payPath }),
  ...(('payPath' in booking || 'paid' in booking) && { due: stillDue(booking) }),
})
