import { describe, expect, it } from 'vitest'
import type { Review } from '@domain/schemas/review-schema'
import { ApiError } from '@features/api/api-error'
import { useCreateReview, useDeleteReview, useReviews } from '@features/without-screen/reviews'
import { deferred, fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { adaSession } from '@tests/helpers/signed-in'

const listing = 'lagoon-loft'
const list = `GET /reviews/listing/${listing}`
const create = 'POST /reviews'
const broken = new ApiError({ status: 500, code: 'internal', message: 'Fire.' })

const rated = (...ratings: number[]): Review[] =>
  ratings.map((rating, index) => ({ _id: `review-${index}`, rating, listing }))

function useAll() {
  return { ...useReviews(listing), create: useCreateReview(), remove: useDeleteReview() }
}

const open = async (api: FakeApi) => {
  const world = renderHook(useAll, { api, session: adaSession })
  await settle()
  return world
}

describe('the reviews of a listing', () => {
  it.each([
    [[4, 5, 5], 4.7],
    [[], 0],
    [[4.5, 4.5, 5], 4.7],
    [[1], 1],
  ])('with ratings %j average %d (REV-01, R-141)', async (ratings, average) => {
    const { result } = await open(fakeApi({ [list]: rated(...ratings) }))
    expect(result.current).toMatchObject({
      reviews: rated(...ratings),
      averageRating: average,
      isLoading: false,
      error: null,
    })
  })

  it('have the complete specified state from the start (ENT-10)', async () => {
    const { result } = await open(fakeApi({ [list]: deferred().promise }))
    expect(result.current).toMatchObject({
      reviews: undefined,
      currentReview: null,
      averageRating: undefined,
      isLoading: true,
      isSubmitting: false,
      error: null,
    })
  })

  it('show the specified message when the request fails (REV-02)', async () => {
    const { result } = await open(fakeApi({ [list]: broken }))
    expect(result.current.error).toBe('Failed to fetch reviews')
  })
})

describe('submitting a review', () => {
  const payload = { rating: 5, listing, comment: 'Quiet.' }
  const saved: Review = { _id: 'new', ...payload }

  it("requests the listing's reviews again and keeps the new one as current (API-22, ENT-10)", async () => {
    const answer = deferred()
    const api = fakeApi({ [list]: rated(4), [create]: answer.promise })
    const { result } = await open(api)
    const submitting = result.current.create(payload)
    await settle()
    expect(result.current.isSubmitting).toBe(true)
    expect(api.calls.at(-1)).toMatchObject({ call: create, options: { body: payload } })
    api.answers[list] = [saved, ...rated(4)]
    answer.resolve({ review: saved })
    expect(await submitting).toEqual(saved)
    await settle()
    expect(api.count(list)).toBe(2)
    expect(result.current).toMatchObject({
      reviews: [saved, ...rated(4)],
      averageRating: 4.5,
      currentReview: saved,
      isSubmitting: false,
      error: null,
    })
  })

  it('stores the failure, rejects, and clears it at the next attempt (REV-02)', async () => {
    const api = fakeApi({ [list]: [], [create]: broken })
    const { result } = await open(api)
    await expect(result.current.create(payload)).rejects.toBe(broken)
    await settle()
    expect(result.current).toMatchObject({ error: 'Failed to submit review', isSubmitting: false })
    expect(api.count(list)).toBe(1)
    api.answers[create] = { review: saved }
    await result.current.create(payload)
    await settle()
    expect(result.current.error).toBeNull()
  })
})

describe('deleting a review', () => {
  const [first, second] = rated(2, 4)
  const remove = 'DELETE /reviews/review-0'
  if (!first || !second) throw new Error('Two reviews were made.')

  it('requests the list again (API-22)', async () => {
    const api = fakeApi({ [list]: [first, second], [remove]: { message: 'Review deleted' } })
    const { result } = await open(api)
    expect(result.current.averageRating).toBe(3)
    api.answers[list] = [second]
    await result.current.remove(first)
    await settle()
    expect(result.current).toMatchObject({ reviews: [second], averageRating: 4 })
  })

  it('stores the failure and rejects (REV-02)', async () => {
    const { result } = await open(fakeApi({ [list]: [first], [remove]: broken }))
    await expect(result.current.remove(first)).rejects.toBe(broken)
    await settle()
    expect(result.current.error).toBe('Failed to delete review')
  })
})
