import { describe, expect, it } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { useAmountInWords } from '@features/booking/use-amount-in-words'
import { useBooking } from '@features/booking/use-booking'
import { makeBooking, makeBookings } from '@tests/fixtures/make-booking'
import { deferred, fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { eventually, settle } from '@tests/helpers/settle'
import { ada, adaSession } from '@tests/helpers/signed-in'

const list = `GET /booking/user/${ada._id}`
const detail = 'GET /booking/b-1'
const booking = makeBooking({ _id: 'b-1' })

async function open(api: FakeApi) {
  const world = renderHook(() => useBooking('b-1'), { api, session: adaSession })
  await settle()
  return { ...world, api }
}
const failure = (status: number) => new ApiError({ status, code: 'refused' })

describe('a booking by its id', () => {
  it('comes from the history without another request (BD-01, R-117)', async () => {
    const { result, api } = await open(fakeApi({ [list]: { bookings: [booking] } }))
    expect(result.current).toMatchObject({ booking, isMissing: false, error: null })
    expect(api.calls.map(({ call }) => call)).toEqual([list])
  })

  it('is neither found nor missing while the history loads (R-117)', async () => {
    const { result, api } = await open(fakeApi({ [list]: deferred().promise }))
    expect(result.current).toMatchObject({ booking: undefined, isMissing: false, error: null })
    expect(api.calls).toHaveLength(1)
  })

  it('is requested alone when the history does not contain it (R-117)', async () => {
    const { result } = await open(
      fakeApi({
        [list]: { bookings: makeBookings(2) },
        [detail]: { booking: { ...booking, status: 'confirmed' } },
      }),
    )
    expect(result.current.booking).toEqual({ ...booking, status: 'Confirmed' })
  })

  it('is requested alone when the history fails (R-117)', async () => {
    const { result } = await open(fakeApi({ [list]: failure(500), [detail]: { booking } }))
    expect(result.current).toMatchObject({ booking, error: null })
  })

  it.each([400, 403, 404])('is missing when the response is %d (BD-01)', async (status) => {
    const { result } = await open(fakeApi({ [list]: { bookings: [] }, [detail]: failure(status) }))
    expect(result.current).toMatchObject({ booking: undefined, isMissing: true, error: null })
  })

  it('reports a failed request as failed, not as missing (ERR-02)', async () => {
    const { result, api } = await open(
      fakeApi({ [list]: { bookings: [] }, [detail]: failure(500) }),
    )
    expect(result.current).toMatchObject({ isMissing: false, error: 'Failed to fetch bookings' })
    api.answers[detail] = { booking }
    await result.current.refetch()
    await settle()
    expect(result.current).toMatchObject({ booking, error: null })
  })
})

describe('the amount in words on a receipt', () => {
  it('is loaded when the guest prints, not before', async () => {
    const { result } = renderHook(() => useAmountInWords(64_500))
    await settle()
    expect(result.current.words).toBeUndefined()
    await result.current.write()
    await settle()
    expect(result.current.words).toBe('Sixty Four Thousand Five Hundred Naira Only')
  })

  it('is loaded when the guest presses the keys for printing', async () => {
    const { result } = renderHook(() => useAmountInWords(2))
    await settle()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p' }))
    await settle()
    expect(result.current.words).toBeUndefined()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control' }))
    await eventually(() => expect(result.current.words).toBe('Two Naira Only'))
  })
})
