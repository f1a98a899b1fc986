import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText, type FailedSituation } from '@domain/api/failure-messages'
import type { Review, ReviewPayload } from '@domain/schemas/review-schema'
import type { HttpMethod } from '@features/api/api-client'
import { useApi } from '@features/api/ApiProvider'
import { stillHere } from '@features/session/session-atoms'
import { currentReviewAtom, isSubmittingReviewAtom, reviewErrorAtom } from './review-atoms'

/** Sends a change and reloads the listing's reviews. A failure is stored and rejects with ApiError. */
function useChange(situation: FailedSituation) {
  const api = useApi()
  const store = useStore()
  const { mutate } = useSWRConfig()
  return useCallback(
    async (method: HttpMethod, path: string, listingId: string, body?: ReviewPayload) => {
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
    },
    [api, mutate, situation, store],
  )
}

/** Submits a review, which becomes the current one. @spec API-22 */
export function useCreateReview() {
  const store = useStore()
  const change = useChange('submitReview')
  return useCallback(
    async (payload: ReviewPayload): Promise<Review> => {
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
    },
    [change, store],
  )
}

/** Deletes a review, which is then no longer the current one. @spec API-22 */
export function useDeleteReview() {
  const store = useStore()
  const change = useChange('deleteReview')
  return useCallback(
    async ({ _id, listing }: Pick<Review, '_id' | 'listing'>) => {
      const isStillHere = stillHere(store)
      await change('DELETE', apiPaths.review(_id), listing)
      if (isStillHere()) store.set(currentReviewAtom, (now) => (now?._id === _id ? null : now))
    },
    [change, store],
  )
}
