import type { Review } from '@domain/schemas/review-schema'
import { personalAtom } from '@features/session/personal-atom'

/** Review that was submitted last. */
export const currentReviewAtom = personalAtom<Review | null>(null, 'currentReviewAtom')
export const isSubmittingReviewAtom = personalAtom(false, 'isSubmittingReviewAtom')
export const reviewErrorAtom = personalAtom<string | null>(null, 'reviewErrorAtom')
