import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { Review } from '@domain/schemas/review-schema'
import { useApi } from '@features/api/ApiProvider'
import { sessionAtom } from '@features/session/session-atoms'
import { currentReviewAtom, reviewErrorAtom } from './review-atoms'
import { reviewKeys } from './review-keys'

/**
 * Deletes a review and reloads the listing's reviews. On failure it stores 'Failed to delete
 * review' and rejects with ApiError.
 *
 * @spec API-22
 */
export function useDeleteReview() {
  const api = useApi()
  const store = useStore()
  const { mutate } = useSWRConfig()
  return useCallback(
    async ({ _id, listing }: Pick<Review, '_id' | 'listing'>) => {
      const userId = store.get(sessionAtom).user?._id
      const isStillHere = () => store.get(sessionAtom).user?._id === userId
      store.set(reviewErrorAtom, null)
      try {
        await api.request('DELETE', apiPaths.review(_id))
        if (isStillHere()) {
          store.set(currentReviewAtom, (now) => (now?._id === _id ? null : now))
        }
        void mutate(reviewKeys.ofListing(listing))
      } catch (error) {
        if (isStillHere()) store.set(reviewErrorAtom, failureText('deleteReview'))
        throw error
      }
    },
    [api, mutate, store],
  )
}
