import type { Review } from '@domain/schemas/review-schema'

/** A plain array, or one wrapped in `reviews`. */
export type ReviewsResponse = Review[] | { reviews: Review[] }

export const reviewsFrom = (answer: ReviewsResponse) =>
  Array.isArray(answer) ? answer : answer.reviews

export const reviewFrom = (answer: Review | { review: Review }) =>
  'review' in answer ? answer.review : answer
