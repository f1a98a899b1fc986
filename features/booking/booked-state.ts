import type { BookingRequest } from '@domain/schemas/booking-page-schema'
import { nightsRoundedUp } from '@domain/stay/stay-date'
import type { CreatedBooking } from './booking-responses'

/** Returns what the payments page shows of a booking: its id, its reference and its nights. */
export const bookedState = (
  booking: CreatedBooking,
  stay: Pick<BookingRequest, 'checkIn' | 'checkOut'>,
) => ({
  bookingId: booking._id,
  ...('reference' in booking && { reference: booking.reference }),
  nights: nightsRoundedUp(stay.checkIn, stay.checkOut),
})
