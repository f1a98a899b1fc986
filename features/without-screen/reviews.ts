import { useAtomValue, useStore } from 'jotai'
import useSWR, { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText, type FailedSituation } from '@domain/api/failure-messages'
import { averageRating } from '@domain/listing/review-average'
import type { Review, ReviewPayload } from '@domain/schemas/review-schema'
import type { HttpMethod } from '@features/api/api-client'
import type { ApiError } from '@features/api/api-error'
import { useApi } from '@features/api/ApiProvider'
import { personalAtom } from '@features/session/personal-atom'
import { stillHere } from '@features/session/session-atoms'

/** Review that was submitted last. */
const currentReviewAtom = personalAtom<Review | null>(null, 'currentReviewAtom')
const isSubmittingReviewAtom = personalAtom(false, 'isSubmittingReviewAtom')
const reviewErrorAtom = personalAtom<string | null>(null, 'reviewErrorAtom')

/**
 * Returns a listing's reviews and their average, rounded to one decimal, or 0 without reviews. Both
 * are undefined until they are loaded.
 *
 * @spec REV-01
 */
export function useReviews(listingId: string | undefined) {
  const currentReview = useAtomValue(currentReviewAtom)
  const isSubmitting = useAtomValue(isSubmittingReviewAtom)
  const writeError = useAtomValue(reviewErrorAtom)
  const { data, error, isLoading, mutate } = useSWR<Review[], ApiError>(
    listingId ? apiPaths.reviewsOfListing(listingId) : null,
  )
  return {
    reviews: data,
    currentReview,
    averageRating: data && averageRating(data),
    isLoading,
    isSubmitting,
    error: error ? failureText('reviews') : writeError,
    refetch: () => mutate(),
  }
}

/** Sends a change and reloads the listing's reviews. A failure is stored and rejects with ApiError. */
function useChange(situation: FailedSituation) {
  const api = useApi()
  const store = useStore()
  const { mutate } = useSWRConfig()
  return async (method: HttpMethod, path: string, listingId: string, body?: ReviewPayload) => {
    const isStillHere = stillHere(store)
    store.set(reviewErrorAtom, null)
    try {
      const answer = await api.request(method, path, body === undefined ? {} : { body })
      void mutate(apiPaths.reviewsOfListing(listingId))
      return answer
    } catch (error) {
      if (isStillHere()) store.set(reviewErrorAtom, failureText(situation))
      throw error
    }
  }
}

/** Submits a review, which becomes the current one. @spec API-22 */
export function useCreateReview() {
  const store = useStore()
  const change = useChange('submitReview')
  return async (payload: ReviewPayload): Promise<Review> => {
    const isStillHere = stillHere(store)
    store.set(isSubmittingReviewAtom, true)
    try {
      const answer = await change('POST', apiPaths.reviews, payload.listing, payload)
      const { review } = answer as { review: Review }
      if (isStillHere()) store.set(currentReviewAtom, review)
      return review
    } finally {
      if (isStillHere()) store.set(isSubmittingReviewAtom, false)
    }
  }
}

/** Deletes a review, which is then no longer the current one. @spec API-22 */
export function useDeleteReview() {
  const store = useStore()
  const change = useChange('deleteReview')
  return async ({ _id, listing }: Pick<Review, '_id' | 'listing'>) => {
    const isStillHere = stillHere(store)
    await change('DELETE', apiPaths.review(_id), listing)
    if (isStillHere()) store.set(currentReviewAtom, (now) => (now?._id === _id ? null : now))
  }
}
