import Typography from '@mui/material/Typography'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { SectionCard } from '@ui/layout/SectionCard'
import { StarRating } from '@ui/listing/StarRating'

export interface RatingBlockProps {
  /** Of five. */
  rating: number
  /** How many guests rated. */
  count: number
}

/** How guests rated the home, once a stay is completed: a fixed sample (section 2.16, R-03). */
export function RatingBlock({ rating, count }: RatingBlockProps) {
  return (
    <SectionCard title={bookingDetailsCopy.ratingTitle}>
      <div>
        <StarRating rating={rating} />
        <Typography variant="body2" color="textSecondary">
          {bookingDetailsCopy.ratings(count)}
        </Typography>
      </div>
    </SectionCard>
  )
}
