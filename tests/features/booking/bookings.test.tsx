import { describe, expect, it } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { useCreateBooking } from '@features/booking/use-book-now'
import { useBookings } from '@features/booking/use-bookings'
import { sessionAtom } from '@features/session/session-atoms'
import { makeBooking, makeBookings } from '@tests/fixtures/make-booking'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { makeUser } from '@tests/fixtures/make-user'
import { deferred, fakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada, adaSession } from '@tests/helpers/signed-in'

const list = `GET /booking/user/${ada._id}`
const create = 'POST /booking'
const broken = new ApiError({ status: 409, code: 'dates_unavailable', message: 'Taken.' })

const request = {
  propertyId: lagoonLoft._id,
  checkIn: '2026-01-20',
  checkOut: '2026-01-23',
  guests: 2,
  totalPrice: 64_500,
  userId: ada._id,
}

const history = makeBookings(2)
const fresh = makeBooking({ _id: 'b-new' })

const useBoth = () => ({ ...useBookings(), create: useCreateBooking() })

async function open(api = fakeApi({ [list]: { bookings: history } })) {
  const world = renderHook(useBoth, { api, session: adaSession })
  await settle()
  return { ...world, api }
}

describe('the booking history of a guest', () => {
  it('contains what the server lists (BKST-04)', async () => {
    const { result } = await open()
    expect(result.current).toMatchObject({
      bookingHistory: history,
      isLoading: false,
      error: null,
      fetchFailed: false,
    })
  })

  it('is unknown until the response arrives (BKST-04)', async () => {
    const { result } = await open(fakeApi({ [list]: deferred().promise }))
    expect(result.current).toMatchObject({ bookingHistory: undefined, isLoading: true })
  })

  it('shows the specified message when it fails (BKST-04, ERR-02)', async () => {
    const { result } = await open(
      fakeApi({ [list]: new ApiError({ status: 500, code: 'internal', message: 'Fire.' }) }),
    )
    expect(result.current).toMatchObject({
      bookingHistory: undefined,
      error: 'Failed to fetch bookings',
      fetchFailed: true,
    })
  })

  it('spells every status as the tabs compare it (BKST-01, R-111)', async () => {
    const lower = { ...fresh, status: 'cancelled' }
    const { result } = await open(fakeApi({ [list]: { bookings: [lower] } }))
    expect(result.current.bookingHistory?.[0]?.status).toBe('Cancelled')
  })

  it('is never shown to another guest (R-26)', async () => {
    const { result, store, api } = await open()
    api.answers['GET /booking/user/bola'] = deferred().promise
    store.set(sessionAtom, { ...adaSession, user: makeUser({ _id: 'bola' }) })
    await settle()
    expect(result.current.bookingHistory).toBeUndefined()
  })
})

describe('creating a booking', () => {
  it('holds the payload and is processing until the response arrives (ENT-08)', async () => {
    const answer = deferred()
    const { result, api } = await open()
    expect(result.current).toMatchObject({ currentBooking: null, isProcessing: false })
    api.answers[create] = answer.promise
    void result.current.create(request)
    await settle()
    expect(result.current).toMatchObject({
      currentBooking: request,
      isProcessing: true,
      error: null,
    })
    answer.resolve({ booking: fresh })
    await settle()
    expect(result.current).toMatchObject({ currentBooking: null, isProcessing: false })
  })

  it('puts the booking first in the history immediately and requests the list again (BKST-02)', async () => {
    const again = deferred()
    const { result, api } = await open()
    api.answers[create] = { booking: fresh }
    api.answers[list] = again.promise
    await expect(result.current.create(request)).resolves.toEqual(fresh)
    await settle()
    expect(result.current.bookingHistory).toEqual([fresh, ...history])
    expect(api.count(list)).toBe(2)
    again.resolve({ bookings: [fresh, ...history] })
    await settle()
    expect(result.current.bookingHistory).toEqual([fresh, ...history])
  })

  it('requests the list alone when the backend sends no more than the id (R-148)', async () => {
    const { result, api } = await open()
    api.answers[create] = { booking: { _id: 'b-new' } }
    await expect(result.current.create(request)).resolves.toEqual({ _id: 'b-new' })
    await settle()
    expect(result.current.bookingHistory).toEqual(history)
    expect(api.count(list)).toBe(2)
  })

  it('stores the specified message and rejects when it fails (BKST-03, ERR-02)', async () => {
    const { result, api } = await open()
    api.answers[create] = broken
    await expect(result.current.create(request)).rejects.toBe(broken)
    await settle()
    expect(result.current).toMatchObject({
      error: 'Failed to create booking',
      isProcessing: false,
      bookingHistory: history,
      fetchFailed: false,
    })
  })

  it('leaves a 401 response to the form (R-132)', async () => {
    const { result, api } = await open()
    api.answers[create] = { booking: fresh }
    await result.current.create(request)
    const sent = api.calls.find(({ call }) => call === create)
    expect(sent?.options.handlesUnauthorized).toBe(true)
  })

  it('shows a late failure to nobody else (R-26)', async () => {
    const answer = deferred()
    const { result, store, api } = await open()
    api.answers[create] = answer.promise
    api.answers['GET /booking/user/bola'] = { bookings: [] }
    const creating = result.current.create(request)
    await settle()
    store.set(sessionAtom, { ...adaSession, user: makeUser({ _id: 'bola' }) })
    answer.reject(broken)
    await expect(creating).rejects.toBe(broken)
    await settle()
    expect(result.current).toMatchObject({ error: null, currentBooking: null })
  })
})
