import Typography from '@mui/material/Typography'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import type { BookedListing } from '@domain/schemas/booking-schema'
import { formatDay, type IsoDate } from '@domain/stay/stay-date'
import { SectionCard } from '@ui/layout/SectionCard'
import { StarRating } from '@ui/listing/StarRating'

export interface BookedListingSummaryProps {
  /** Listing as it was when it was booked. */
  listing: Pick<BookedListing, 'name' | 'description' | 'rating'>
  /** Check-in date, as YYYY-MM-DD. */
  checkIn: IsoDate
  /** Check-out date, as YYYY-MM-DD. */
  checkOut: IsoDate
  /** Whether to show the listing's rating. A completed booking shows the RatingBlock instead. */
  showsRating: boolean
}

/**
 * 'Date and Listing Name' card of the booking details.
 *
 * @avoid For a listing that can still be booked: ListingCard links to it.
 * @a11y A section named by its heading, with the listing's name as an `h3`.
 */
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
