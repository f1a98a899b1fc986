import { styled } from '@mui/material/styles'
import { reviewsCopy } from '@domain/copy/reviews-copy'
import type { RatingRow, SampleReview } from '@domain/schemas/sample-shapes'
import { PropertySection } from '@ui/property/PropertySection'
import { RatingDistribution } from './RatingDistribution'
import { RatingSummary, type RatingSummaryProps } from './RatingSummary'
import { ReviewCarousel } from './ReviewCarousel'

export interface RatingsAndReviewsProps extends RatingSummaryProps {
  /** Counts from 5 stars to 1. */
  rows: readonly Pick<RatingRow, 'stars' | 'count'>[]
  /** Reviews in their order. */
  reviews: readonly SampleReview[]
}

/**
 * Section with a listing's ratings and reviews.
 *
 * @avoid On a booking: RatingBlock.
 * @a11y A section with a heading; its reviews are a carousel.
 */
export function RatingsAndReviews({ rows, reviews, ...summary }: RatingsAndReviewsProps) {
  return (
    <PropertySection title={reviewsCopy.heading}>
      <Figures>
        <RatingSummary {...summary} />
        <RatingDistribution rows={rows} />
      </Figures>
      <ReviewCarousel reviews={reviews} />
    </PropertySection>
  )
}

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(3, 8),
  marginBlockEnd: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}))
