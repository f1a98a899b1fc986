import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reasonCopy } from '@domain/copy/reason-copy'
import { ApiError } from '@features/api/api-error'
import {
  bookingDraft,
  stayingGuest,
  useBookNow,
  type BookNowChoice,
} from '@features/booking/use-book-now'
import { tokenStore } from '@features/session/token-store'
import { makeBooking } from '@tests/fixtures/make-booking'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { deferred, fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada, adaAsGuest, adaSession } from '@tests/helpers/signed-in'

const create = 'POST /booking'
const state = { propertyId: lagoonLoft._id, propertyName: lagoonLoft.name, guests: 1 }
const choice: BookNowChoice = {
  propertyId: lagoonLoft._id,
  propertyName: lagoonLoft.name,
  startDate: '2026-01-20',
  endDate: '2026-01-23',
  guests: 2,
  totalPrice: 64_500,
}

const lost = new ApiError({ status: 0, code: 'timeout' })

beforeEach(() => {
  sessionStorage.clear()
  tokenStore.write('ada-token')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const open = (api: FakeApi, chosen = choice, session = adaSession) =>
  renderHook(() => useBookNow(chosen), {
    api,
    session,
    entries: ['/', { pathname: '/book-now', state }],
  })

const succeeding = () => fakeApi({ [create]: { booking: makeBooking({ _id: 'b-new' }) } })

const keysOf = (api: FakeApi) =>
  api.calls.map(({ options }) => options.headers?.['idempotency-key'])

describe('submitting the booking page', () => {
  it("sends the stay, the host message and the guest's details to our own server (BN-28, BN-29, R-103, R-149)", async () => {
    const api = succeeding()
    await open(api).result.current.submit(adaAsGuest)
    expect(api.calls[0]?.options.body).toEqual({
      startDate: '2026-01-20T00:00:00.000Z',
      endDate: '2026-01-23T00:00:00.000Z',
      travelersNo: 2,
      totalPrice: 64_500,
      userId: ada._id,
      listing: lagoonLoft._id,
      specialRequests: 'We arrive late.',
      guest: stayingGuest(adaAsGuest),
    })
  })

  it('goes to /payments with id, total and name, and clears the draft (BN-26, R-108)', async () => {
    const { result, location, back } = open(succeeding())
    await result.current.submit(adaAsGuest)
    await settle()
    expect(location()).toMatchObject({
      pathname: '/payments',
      state: { bookingId: 'b-new', totalPrice: 64_500, propertyName: lagoonLoft.name },
    })
    expect(bookingDraft.read(ada._id, lagoonLoft._id)).toBeUndefined()
    // Back does not lead to a second booking.
    back()
    await settle()
    expect(location().pathname).toBe('/')
  })

  it('books anew when the booking of a lost answer was cancelled meanwhile (R-108)', async () => {
    const answers = [
      makeBooking({ _id: 'b-old', status: 'Cancelled' }),
      makeBooking({ _id: 'b-new' }),
    ]
    const api = fakeApi({ [create]: () => ({ booking: answers.shift() }) })
    const { result, location } = open(api)
    await result.current.submit(adaAsGuest)
    await settle()
    expect(location()).toMatchObject({ pathname: '/payments', state: { bookingId: 'b-new' } })
    expect(new Set(keysOf(api)).size).toBe(2)
  })

  it('is pending until the response arrives, and ignores a second click (R-108)', async () => {
    const answer = deferred()
    const api = fakeApi({ [create]: answer.promise })
    const { result } = open(api)
    void result.current.submit(adaAsGuest)
    void result.current.submit(adaAsGuest)
    await settle()
    expect(result.current.isSubmitting).toBe(true)
    expect(api.count(create)).toBe(1)
    answer.resolve({ booking: makeBooking() })
    await settle()
    expect(result.current.isSubmitting).toBe(false)
  })

  it('shows a message, keeps the typed values and stays on the page after a failure (BN-25, R-101)', async () => {
    const { result, location } = open(fakeApi({ [create]: lost }))
    await result.current.submit(adaAsGuest)
    await settle()
    expect(result.current).toMatchObject({
      failure: { reason: reasonCopy.offlineForm },
      isSubmitting: false,
    })
    expect(location().pathname).toBe('/book-now')
    expect(bookingDraft.read(ada._id, lagoonLoft._id)?.guest).toEqual(adaAsGuest)
    result.current.dismissFailure()
    await settle()
    expect(result.current.failure).toBeUndefined()
  })

  it('gives the reason that belongs to the code of the refusal (BN-25, R-138)', async () => {
    const refused = (code: string) => new ApiError({ status: 409, code, message: 'In rows.' })
    const api = fakeApi({ [create]: refused('dates_unavailable') })
    const { result } = open(api)
    await result.current.submit(adaAsGuest)
    await settle()
    expect(result.current.failure).toMatchObject({
      reason: 'These nights have just been taken.',
      advice: reasonCopy.startAgain,
    })
    api.answers[create] = refused('in_use')
    await result.current.submit(adaAsGuest)
    await settle()
    expect(result.current.failure?.reason).toBeUndefined()
  })

  it('repeats the idempotency key after a lost response and after a reload (R-108)', async () => {
    const api = fakeApi({ [create]: lost })
    const first = open(api)
    await first.result.current.submit(adaAsGuest)
    await first.result.current.submit(adaAsGuest)
    first.unmount()
    await open(api).result.current.submit(adaAsGuest)
    const keys = keysOf(api)
    expect(keys).toHaveLength(3)
    expect(keys[0]).toBeTruthy()
    expect(new Set(keys).size).toBe(1)
  })

  it('uses a new idempotency key for another stay or after a success (R-108)', async () => {
    const api = fakeApi({ [create]: lost })
    await open(api).result.current.submit(adaAsGuest)
    await open(api, { ...choice, guests: 3 }).result.current.submit(adaAsGuest)
    api.answers[create] = { booking: makeBooking() }
    await open(api, { ...choice, guests: 3 }).result.current.submit(adaAsGuest)
    await open(api, { ...choice, guests: 3 }).result.current.submit(adaAsGuest)
    const [first, other, repeated, fresh] = keysOf(api)
    expect(other).not.toBe(first)
    expect(repeated).toBe(other)
    expect(fresh).not.toBe(other)
  })

  it('asks for a login after the session ends, and loses neither stay nor details (R-132, R-101)', async () => {
    const api = fakeApi({ [create]: new ApiError({ status: 401, code: 'unauthenticated' }) })
    const { result, location, notices, back } = open(api)
    await result.current.submit(adaAsGuest)
    await settle()
    expect(notices).toMatchObject([{ title: 'Login Required', severity: 'warning' }])
    expect(location().pathname).toBe('/login')
    expect(location().state).toMatchObject({
      from: {
        pathname: '/book-now',
        state: { ...state, startDate: '2026-01-20', endDate: '2026-01-23', guests: 2 },
      },
      owner: ada._id,
    })
    expect(tokenStore.read()).toBeNull()
    expect(bookingDraft.read(ada._id, lagoonLoft._id)?.guest).toEqual(adaAsGuest)
    expect(result.current.failure).toBeUndefined()
    // The form is not below the login, or Back would offer the same booking again later.
    back()
    await settle()
    expect(location().pathname).toBe('/')
  })

  it('sends nothing without a user or a date', async () => {
    const api = fakeApi()
    const nobody = { ...adaSession, user: null, isAuthenticated: false }
    await open(api, choice, nobody).result.current.submit(adaAsGuest)
    await open(api, { ...choice, endDate: null }).result.current.submit(adaAsGuest)
    expect(api.calls).toEqual([])
  })
})

describe('a booking that cannot be sent', () => {
  it.each([
    ['dates', 'Missing Dates', 'Please select check-in and check-out dates.'],
    ['information', 'Missing Information', 'Please fill in all required fields.'],
  ] as const)('shows the reason for %s: %s, %s (BN-23, BN-24)', (kind, title, text) => {
    const { result, notices, location } = open(fakeApi())
    result.current.report({ kind } as Parameters<typeof result.current.report>[0])
    expect(notices).toEqual([{ title, text, severity: 'error' }])
    expect(location().pathname).toBe('/book-now')
  })

  it('shows a login warning, then /login, which keeps the stay (BN-22, R-101)', async () => {
    const { result, notices, location } = open(fakeApi())
    result.current.report({ kind: 'login' })
    await settle()
    expect(notices).toEqual([
      {
        title: 'Login Required',
        text: 'Please log in to make a booking.',
        severity: 'warning',
      },
    ])
    expect(location().pathname).toBe('/login')
    expect(location().state).toMatchObject({
      from: { pathname: '/book-now', state: { startDate: '2026-01-20', guests: 2 } },
    })
  })
})
