import { useAtomValue, useStore } from 'jotai'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { toBookingPayload } from '@domain/booking/booking-page-data'
import { bookingToastCopy } from '@domain/copy/booking-toast-copy'
import { paths } from '@domain/paths'
import type { BookingRequest } from '@domain/schemas/booking-page-schema'
import type { Booking, StayingGuest } from '@domain/schemas/booking-schema'
import type { StayChoice } from '@domain/stay/stay-choice'
import { DAY } from '@domain/time'
import { ApiError } from '@features/api/api-error'
import { useApi } from '@features/api/ApiProvider'
import { usesOwnApi } from '@features/api/base-url'
import { personalValue } from '@features/session/personal-store'
import { sessionAtom } from '@features/session/session-atoms'
import { useSession } from '@features/session/use-session'
import type { BookingGuest, BookingProblem } from '@ui/booking/booking-checks'
import { useNotify, type Notice } from '@ui/feedback/NotifyContext'
import { bookedState, madeBooking } from './booked-state'
import { bookingErrorAtom, currentBookingAtom, isProcessingAtom } from './booking-atoms'
import { bookingFailureFor, type BookingFailure } from './booking-failure'
import { normalised, type CreatedBooking, type BookingHistory } from './booking-responses'

export interface BookingDraft {
  propertyId: string
  /** Details that the guest typed. Another backend gets only the message. */
  guest: BookingGuest
  /** Key of one intent, for the payload below. */
  idempotencyKey?: string
  payload?: string
}

const keptDraft = personalValue<BookingDraft>('booking-draft', DAY)

/**
 * Stores typed details in this tab for a day, so that they outlive a reload and a login.
 */
export const bookingDraft = {
  read(userId: string, propertyId: string): BookingDraft | undefined {
    const draft = keptDraft.read(userId)
    return draft?.propertyId === propertyId ? draft : undefined
  },
  write: (userId: string, draft: BookingDraft) => keptDraft.write(draft, userId),
  /** Stores the details and keeps the key of an attempt that was sent. */
  keep: (userId: string, propertyId: string, guest: BookingGuest) =>
    bookingDraft.write(userId, { ...bookingDraft.read(userId, propertyId), propertyId, guest }),
  clear: keptDraft.clear,
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
  const kept = draft.payload === payload ? draft.idempotencyKey : undefined
  return { ...draft, payload, idempotencyKey: kept ?? newKey() }
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
  return async (request: BookingRequest, idempotencyKey?: string): Promise<CreatedBooking> => {
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
      // Shows the booking at once and reloads the history, because the cached list is out of date.
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
  }
}

/** Toasts for a booking that was not sent. 'format' has none, because its field shows the error. */
const notices = {
  login: { ...bookingToastCopy.loginToBook, severity: 'warning' },
  dates: { ...bookingToastCopy.missingDates, severity: 'error' },
  information: { ...bookingToastCopy.missingInformation, severity: 'error' },
  format: undefined,
} as const satisfies Record<BookingProblem['kind'], Notice | undefined>

/** Shows why a booking was not sent. A missing login leads to /login, which returns here. */
function useBookingProblem(choice: StayChoice & { guests: number }) {
  const { user } = useAtomValue(sessionAtom)
  const notify = useNotify()
  const navigate = useNavigate()
  const location = useLocation()
  return function report({ kind }: BookingProblem) {
    const notice = notices[kind]
    if (notice) notify(notice)
    if (kind !== 'login') return
    const { startDate, endDate, guests } = choice
    // The guest finds the stay as it was chosen here after the login.
    const state: unknown = { ...(location.state as object), startDate, endDate, guests }
    // The login comes in place of the form, which would otherwise be twice in the history after it.
    void navigate(paths.login, {
      replace: true,
      state: { from: { ...location, state }, owner: user?._id },
    })
  }
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
      madeBooking.write(state, request.userId)
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
