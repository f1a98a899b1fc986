import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { Review, ReviewPayload } from '@domain/schemas/review-schema'
import { useApi } from '@features/api/ApiProvider'
import { sessionAtom } from '@features/session/session-atoms'
import { currentReviewAtom, isSubmittingReviewAtom, reviewErrorAtom } from './review-atoms'
import { reviewKeys } from './review-keys'
import { reviewFrom } from './review-responses'

/**
 * Submits a review and reloads the listing's reviews. On failure it stores 'Failed to submit
 * review' and rejects with ApiError.
 *
 * @spec API-22
 */
export function useCreateReview() {
  const api = useApi()
  const store = useStore()
  const { mutate } = useSWRConfig()
  return useCallback(
    async (payload: ReviewPayload): Promise<Review> => {
      const userId = store.get(sessionAtom).user?._id
      // A response that arrives after a logout must not reach the next guest.
      const isStillHere = () => store.get(sessionAtom).user?._id === userId
      store.set(isSubmittingReviewAtom, true)
      store.set(reviewErrorAtom, null)
      try {
        const answer = await api.request('POST', apiPaths.reviews, { body: payload })
        const review = reviewFrom(answer as Review | { review: Review })
        if (isStillHere()) store.set(currentReviewAtom, review)
        void mutate(reviewKeys.ofListing(payload.listing))
        return review
      } catch (error) {
        if (isStillHere()) store.set(reviewErrorAtom, failureText('submitReview'))
        throw error
      } finally {
        if (isStillHere()) store.set(isSubmittingReviewAtom, false)
      }
    },
    [api, mutate, store],
  )
}
