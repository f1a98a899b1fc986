import { stillDue } from '@domain/booking/paid'
import type { BookingRequest } from '@domain/schemas/booking-page-schema'
import { nightsRoundedUp } from '@domain/stay/stay-date'
import { MINUTE } from '@domain/time'
import { personalValue } from '@features/session/personal-store'
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

/** What a booking passes to /payments in navigation state. */
interface Booked {
  bookingId: string
  /** Short reference, if the backend has one. */
  reference?: string | undefined
  propertyName: string
  /** Total in naira. */
  totalPrice: number
  /** Nights that the total is for, where totals are for the stay. */
  totalNights?: number
  /** Nights of the stay, if they are known. */
  nights?: number | undefined
  /** Total in naira that the guest saw before booking, when it differs. */
  seenTotal?: number
  /** What is still to be paid, in naira. */
  due: number
  /** Path that leads to the checkout, where a provider is set. */
  payPath?: string | undefined
}

/**
 * Reads the booking from navigation state. Returns undefined when the guest opened /payments
 * another way or the state does not have the expected shape.
 */
export function readBooked(state: unknown): Booked | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const {
    bookingId,
    reference,
    propertyName,
    totalPrice,
    totalNights,
    nights,
    seenTotal,
    payPath,
    due = totalPrice,
  } = state as Partial<Record<keyof Booked, unknown>>
  return typeof bookingId === 'string' &&
    typeof propertyName === 'string' &&
    typeof totalPrice === 'number' &&
    typeof due === 'number'
    ? {
        bookingId,
        propertyName,
        totalPrice,
        due,
        ...(typeof reference === 'string' && { reference }),
        ...(typeof totalNights === 'number' && { totalNights }),
        ...(typeof nights === 'number' && { nights }),
        ...(typeof seenTotal === 'number' && { seenTotal }),
        // The history is this browser's own, but a link must not leave our server.
        ...(typeof payPath === 'string' && payPath.startsWith('/api/payment/') && { payPath }),
      }
    : undefined
}

/**
 * Keeps for a minute what the payments page shows of a booking that was just made. A reload that
 * began before the response takes the history state with it and shows the booking page again.
 */
export const madeBooking = personalValue<object>('made-booking', MINUTE)
