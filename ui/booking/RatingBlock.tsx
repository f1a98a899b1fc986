import Typography from '@mui/material/Typography'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { SectionCard } from '@ui/layout/SectionCard'
import { StarRating } from '@ui/listing/StarRating'

export interface RatingBlockProps {
  /** Rating out of 5. */
  rating: number
  /** Number of ratings. */
  count: number
}

/**
 * Rating of a completed stay, from fixed sample values.
 *
 * @avoid For a listing's own rating: StarRating or RatingsAndReviews.
 * @a11y A section with a heading; the stars are decorative and the figure is text.
 */
export function RatingBlock({ rating, count }: RatingBlockProps) {
  return (
    <SectionCard title={bookingDetailsCopy.ratingTitle} isSample>
      <div>
        <StarRating rating={rating} />
        <Typography variant="body2" color="textSecondary">
          {bookingDetailsCopy.ratings(count)}
        </Typography>
      </div>
    </SectionCard>
  )
}
