import type { Review } from '@domain/schemas/review-schema'

/** a plain array; one wrapped in `reviews` is understood too. */
export type ReviewsAnswer = Review[] | { reviews: Review[] }

export const reviewsFrom = (answer: ReviewsAnswer) =>
  Array.isArray(answer) ? answer : answer.reviews

export const reviewFrom = (answer: Review | { review: Review }) =>
  'review' in answer ? answer.review : answer
