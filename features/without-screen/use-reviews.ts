import { useAtomValue } from 'jotai'
import useSWR from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { averageRating } from '@domain/listing/review-average'
import type { Review } from '@domain/schemas/review-schema'
import type { ApiError } from '@features/api/api-error'
import { currentReviewAtom, isSubmittingReviewAtom, reviewErrorAtom } from './review-atoms'

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
  const {
    data: reviews,
    error,
    isLoading,
    mutate,
  } = useSWR<Review[], ApiError>(listingId ? apiPaths.reviewsOfListing(listingId) : null)
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
