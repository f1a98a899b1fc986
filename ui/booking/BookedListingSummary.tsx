import Typography from '@mui/material/Typography'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import type { BookedListing } from '@domain/schemas/booking-schema'
import { formatDay, type IsoDate } from '@domain/stay/stay-date'
import { SectionCard } from '@ui/layout/SectionCard'
import { StarRating } from '@ui/listing/StarRating'

export interface BookedListingSummaryProps {
  listing: Pick<BookedListing, 'name' | 'description' | 'rating'>
  checkIn: IsoDate
  checkOut: IsoDate
  /** Whether to show the listing's rating. A completed booking shows the RatingBlock instead. */
  showsRating: boolean
}

/** 'Date and Listing Name' card of the booking details. */
export function BookedListingSummary({
  listing,
  checkIn,
  checkOut,
  showsRating,
}: BookedListingSummaryProps) {
  const { name, description, rating } = listing
  return (
    <SectionCard title={bookingDetailsCopy.sections.dateAndName}>
      <Typography color="textSecondary">
        {bookingDetailsCopy.dates(formatDay(checkIn), formatDay(checkOut))}
      </Typography>
      <Typography variant="h3">{name}</Typography>
      {showsRating && rating !== undefined && <StarRating rating={rating} />}
      {description && <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>}
    </SectionCard>
  )
}
