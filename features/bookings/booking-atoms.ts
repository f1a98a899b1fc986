import type { IsoDate } from '@domain/stay-date'
import { personalAtom } from '@features/session/personal-atom'

/** The booking that is being made (section 3, "Booking request (state)"). */
export interface BookingRequest {
  propertyId: string
  checkIn: IsoDate
  checkOut: IsoDate
  guests: number
  /** Naira. */
  totalPrice: number
  userId: string
  specialRequests?: string
}

export const currentBookingAtom = personalAtom<BookingRequest | null>(null, 'currentBookingAtom')
export const bookingErrorAtom = personalAtom<string | null>(null, 'bookingErrorAtom')
export const isProcessingAtom = personalAtom(false, 'isProcessingAtom')
