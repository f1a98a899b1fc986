import type { BookingRequest } from '@domain/schemas/booking-page-schema'
import { personalAtom } from '@features/session/personal-atom'

/** The booking in progress. The specification requires these stores, though no page reads them. */
export const currentBookingAtom = personalAtom<BookingRequest | null>(null, 'currentBookingAtom')
export const bookingErrorAtom = personalAtom<string | null>(null, 'bookingErrorAtom')
export const isProcessingAtom = personalAtom(false, 'isProcessingAtom')
