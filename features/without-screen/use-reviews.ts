import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import useSWR from 'swr'
import { failureText } from '@domain/api/failure-messages'
import { averageRating } from '@domain/listing/review-average'
import type { ApiError } from '@features/api/api-error'
import { currentReviewAtom, isSubmittingReviewAtom, reviewErrorAtom } from './review-atoms'
import { reviewKeys } from './review-keys'
import { reviewsFrom, type ReviewsResponse } from './review-responses'

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
  const { data, error, isLoading, mutate } = useSWR<ReviewsResponse, ApiError>(
    listingId ? reviewKeys.ofListing(listingId) : null,
  )
  const reviews = useMemo(() => data && reviewsFrom(data), [data])
  return {
    reviews,
    currentReview,
    averageRating: reviews && averageRating(reviews),
    isLoading,
    isSubmitting,
    error: error ? failureText('reviews') : writeError,
    refetch: () => mutate(),
  }
}
