import { toastCopy } from '@domain/copy'
import { paths } from '@domain/paths'
import type { BookingRequest } from '@domain/schemas/booking-page-schema'
import type { StayChoice } from '@domain/stay-choice'
import { ApiError } from '@features/api/api-error'
import { apiBaseUrl, isOwnApi } from '@features/api/base-url'
import { useSession } from '@features/session/use-session'
import { useNotify, type Notice } from '@ui/feedback/NotifyContext'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fieldErrorsOf, refusalOf, type RefusedBooking } from './booking-checks'
import { bookingDraft, withIdempotencyKey, type GuestDetails } from './booking-draft'
import { useCreateBooking } from './use-create-booking'

const severities = {
  loginToBook: 'warning',
  missingDates: 'error',
  missingInformation: 'error',
} as const satisfies Record<RefusedBooking, Notice['severity']>

export interface BookNowChoice extends StayChoice {
  propertyId: string
  propertyName: string
  guests: number
  /** Naira: the total that the page shows. */
  totalPrice: number
}

export interface BookNowOptions {
  /** A refused booking may have lost a race: the calendar is asked again. */
  onFailed: () => void
}

/** Submits the booking page: ordered checks, one booking per intent, then /payments (section 2.15). */
export function useBookNow(choice: BookNowChoice, { onFailed }: BookNowOptions) {
  const { user, clearUser } = useSession()
  const create = useCreateBooking()
  const notify = useNotify()
  const navigate = useNavigate()
  const location = useLocation()
  const sending = useRef(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  function refuse(refusal: RefusedBooking) {
    notify({ ...toastCopy[refusal], severity: severities[refusal] })
    if (refusal !== 'loginToBook') return
    // Back from the login the guest finds the dates as chosen here.
    const state: unknown = { ...(location.state as object), ...stayOf(choice) }
    void navigate(paths.login, { state: { from: { ...location, state }, owner: user?._id } })
  }

  async function send(request: BookingRequest, details: GuestDetails) {
    const payload = JSON.stringify(request)
    const known = bookingDraft.read(request.userId, choice.propertyId)
    const draft = withIdempotencyKey({ ...known, propertyId: choice.propertyId, details }, payload)
    bookingDraft.write(request.userId, draft)
    try {
      const key = isOwnApi(apiBaseUrl, window.location.origin) ? draft.idempotencyKey : undefined
      const booking = await create(request, key)
      bookingDraft.clear()
      const { totalPrice, propertyName } = choice
      // Replaced, so that Back does not offer the same booking again.
      void navigate(paths.payments, {
        replace: true,
        state: { bookingId: booking._id, totalPrice, propertyName },
      })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        refuse('loginToBook')
        // After the origin and the draft are kept.
        clearUser()
        return
      }
      console.error('The booking could not be created', error)
      setFailed(true)
      onFailed()
    }
  }

  /** Resolves with what each faulty field says; empty when nothing is left to correct. */
  async function submit(details: GuestDetails): Promise<ReturnType<typeof fieldErrorsOf>> {
    // A second click comes before React has disabled the button.
    if (sending.current) return {}
    const refusal = refusalOf(user !== null, choice, details)
    if (refusal) {
      refuse(refusal)
      return {}
    }
    const fieldErrors = fieldErrorsOf(details)
    if (Object.keys(fieldErrors).length > 0) return fieldErrors
    const { startDate, endDate } = choice
    if (!user || !startDate || !endDate) return {}
    sending.current = true
    setSubmitting(true)
    const message = details.message.trim()
    await send(
      {
        propertyId: choice.propertyId,
        checkIn: startDate,
        checkOut: endDate,
        guests: choice.guests,
        totalPrice: choice.totalPrice,
        userId: user._id,
        ...(message ? { specialRequests: message } : {}),
      },
      details,
    )
    sending.current = false
    setSubmitting(false)
    return {}
  }

  return { submit, isSubmitting, hasFailed, dismissFailure: () => setFailed(false) }
}

const stayOf = ({ startDate, endDate, guests }: BookNowChoice) => ({ startDate, endDate, guests })
