import { useStore } from 'jotai'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { toBookingPayload } from '@domain/booking/booking-page-data'
import { paths } from '@domain/paths'
import type { BookingRequest } from '@domain/schemas/booking-page-schema'
import type { Booking, StayingGuest } from '@domain/schemas/booking-schema'
import type { StayChoice } from '@domain/stay/stay-choice'
import { DAY } from '@domain/time'
import { ApiError } from '@features/api/api-error'
import { useApi } from '@features/api/ApiProvider'
import { usesOwnApi } from '@features/api/base-url'
import { personalStore } from '@features/session/personal-store'
import { sessionAtom } from '@features/session/session-atoms'
import { useSession } from '@features/session/use-session'
import type { BookingGuest } from '@ui/booking/booking-checks'
import { bookedState } from './booked-state'
import { bookingErrorAtom, currentBookingAtom, isProcessingAtom } from './booking-atoms'
import { bookingFailureFor, type BookingFailure } from './booking-failure'
import { normalised, type CreatedBooking, type BookingHistory } from './booking-responses'
import { madeBooking } from './made-booking'
import { useBookingProblem } from './use-booking-problem'

export interface BookingDraft {
  propertyId: string
  /** Details that the guest typed. Another backend gets only the message. */
  guest: BookingGuest
  /** Key of one intent, for the payload below. */
  idempotencyKey?: string
  payload?: string
}

const DRAFT_KEY = 'booking-draft'

/**
 * Stores typed details in this tab for a day, so that they outlive a reload and a login.
 */
export const bookingDraft = {
  read(userId: string, propertyId: string): BookingDraft | undefined {
    const draft = personalStore.read<BookingDraft>(DRAFT_KEY, userId)
    return draft?.propertyId === propertyId ? draft : undefined
  },
  write: (userId: string, draft: BookingDraft) =>
    personalStore.write(DRAFT_KEY, userId, draft, DAY),
  /** Stores the details and keeps the key of an attempt that was sent. */
  keep: (userId: string, propertyId: string, guest: BookingGuest) =>
    bookingDraft.write(userId, { ...bookingDraft.read(userId, propertyId), propertyId, guest }),
  clear: () => personalStore.remove(DRAFT_KEY),
}

/** Uses random bytes, because randomUUID is missing on pages without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Keeps the draft's key while the payload is the same, and creates a new one when it differs
 * (R-108).
 */
export function withIdempotencyKey(
  draft: BookingDraft,
  payload: string,
): BookingDraft & { idempotencyKey: string } {
  const same = draft.idempotencyKey !== undefined && draft.payload === payload
  return {
    ...draft,
    payload,
    idempotencyKey: same && draft.idempotencyKey ? draft.idempotencyKey : newKey(),
  }
}

/**
 * Creates a booking. On success it puts the booking at the start of the history and clears the
 * current booking. On failure it stores 'Failed to create booking' and rejects. A repeated key
 * returns the same booking. The key is undefined for a backend that does not support it.
 */
export function useCreateBooking() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const store = useStore()
  return useCallback(
    async (request: BookingRequest, idempotencyKey?: string): Promise<CreatedBooking> => {
      // A response that arrives after a logout must not reach the next guest.
      const isStillHere = () => store.get(sessionAtom).user?._id === request.userId
      store.set(currentBookingAtom, request)
      store.set(isProcessingAtom, true)
      store.set(bookingErrorAtom, null)
      try {
        const answer = await api.request('POST', apiPaths.bookings, {
          body: toBookingPayload(request),
          handlesUnauthorized: true,
          ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
        })
        const { booking } = answer as { booking: CreatedBooking }
        const shown = 'startDate' in booking ? [normalised(booking)] : []
        if (isStillHere()) store.set(currentBookingAtom, null)
        // Shows the booking at once and reloads the history, because the cached list is out of
        // date.
        void mutate(apiPaths.bookingsOfUser(request.userId), (history?: BookingHistory) =>
          history === undefined ? history : { bookings: [...shown, ...history.bookings] },
        )
        return shown[0] ?? booking
      } catch (error) {
        if (isStillHere()) store.set(bookingErrorAtom, failureText('createBooking'))
        throw error
      } finally {
        if (isStillHere()) store.set(isProcessingAtom, false)
      }
    },
    [api, mutate, store],
  )
}

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
