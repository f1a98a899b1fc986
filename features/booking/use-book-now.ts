import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@domain/paths'
import type { BookingRequest } from '@domain/schemas/booking-page-schema'
import type { Booking, StayingGuest } from '@domain/schemas/booking-schema'
import type { StayChoice } from '@domain/stay/stay-choice'
import { ApiError } from '@features/api/api-error'
import { usesOwnApi } from '@features/api/base-url'
import { useSession } from '@features/session/use-session'
import type { BookingGuest } from '@ui/booking/booking-checks'
import { bookedState } from './booked-state'
import { bookingDraft, type BookingDraft, withIdempotencyKey } from './booking-draft'
import { bookingFailureFor, type BookingFailure } from './booking-failure'
import { madeBooking } from './made-booking'
import { useBookingProblem } from './use-booking-problem'
import { useCreateBooking } from './use-create-booking'

/** Returns the guest's details as our own server keeps them with the booking. */
export const stayingGuest = ({
  firstName,
  lastName,
  email,
  phone,
  sex,
  age,
  location,
  getsMails,
}: BookingGuest): StayingGuest => ({
  firstName,
  lastName,
  email,
  phone,
  ...(sex && { sex }),
  ...(age.trim() && { age: Number(age) }),
  ...(location && { location }),
  // The server sends one mail where the address is the account's.
  ...(getsMails && { getsMails }),
})

export interface BookNowChoice extends StayChoice {
  propertyId: string
  propertyName: string
  guests: number
  /** Total that the page shows, in naira. */
  totalPrice: number
}

/** Sends the booking, once per intent, and then opens /payments. */
export function useBookNow(choice: BookNowChoice) {
  const { user, clearUser } = useSession()
  const create = useCreateBooking()
  const navigate = useNavigate()
  const report = useBookingProblem(choice)
  const isSending = useRef(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<BookingFailure>()

  async function send(request: BookingRequest, guest: BookingGuest) {
    const isOwn = usesOwnApi()
    const { propertyId } = choice
    const payload = JSON.stringify(isOwn ? { ...request, guest } : request)
    const attempt = async (before: Partial<BookingDraft> | undefined) => {
      const draft = withIdempotencyKey({ ...before, propertyId, guest }, payload)
      bookingDraft.write(request.userId, draft)
      return isOwn
        ? create({ ...request, guest: stayingGuest(guest) }, draft.idempotencyKey)
        : create(request)
    }
    try {
      const first = await attempt(bookingDraft.read(request.userId, propertyId))
      // The answer to it was lost, and it was cancelled before the guest tried again.
      const isCancelled = 'status' in first && first.status === 'Cancelled'
      const booking = isCancelled ? await attempt(undefined) : first
      const { propertyName } = choice
      const { totalPrice = choice.totalPrice }: Partial<Booking> = booking
      const seen = totalPrice === choice.totalPrice ? {} : { seenTotal: choice.totalPrice }
      const state = { ...bookedState(booking, request), totalPrice, propertyName, ...seen }
      madeBooking.keep(request.userId, state)
      bookingDraft.clear()
      // Replaces the entry, so that Back does not offer the same booking again.
      void navigate(paths.payments, { replace: true, state })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        report({ kind: 'login' })
        // The session ends only after the origin and the draft are stored.
        clearUser()
        return
      }
      console.error('The booking could not be created', error)
      setFailure(bookingFailureFor(error, isOwn))
    }
  }

  /** `guest` has passed the form's validation, so user and dates are present. */
  async function submit(guest: BookingGuest) {
    const { startDate, endDate, propertyId, guests, totalPrice } = choice
    // A second click may arrive before React has disabled the button.
    if (isSending.current || !user || !startDate || !endDate) return
    isSending.current = true
    setSubmitting(true)
    await send(
      {
        propertyId,
        checkIn: startDate,
        checkOut: endDate,
        guests,
        totalPrice,
        userId: user._id,
        ...(guest.message && { specialRequests: guest.message }),
      },
      guest,
    )
    isSending.current = false
    setSubmitting(false)
  }

  return { report, submit, isSubmitting, failure, dismissFailure: () => setFailure(undefined) }
}
