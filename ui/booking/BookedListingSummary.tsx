import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { photosOf } from '@domain/listing/photos'
import type { Booking } from '@domain/schemas/booking-schema'
import { StarRating } from '@ui/listing/StarRating'
import { Soon } from './booking-row-parts'
import { StayTicket } from './StayTicket'

export interface BookedListingSummaryProps {
  /** Booking with its listing as it was when it was booked. */
  booking: Pick<Booking, 'listing' | 'startDate' | 'endDate' | 'travelersNo' | 'totalPrice'>
  /** Whether to show the listing's rating. A completed booking shows the RatingBlock instead. */
  showsRating: boolean
  /** Days until the stay begins. Set for a stay that is ahead. */
  startsIn?: number | undefined
  /** URL of the next step after a stay that has ended or was cancelled: to book the home again. */
  againHref?: string | undefined
}

/**
 * 'Date and Listing Name' section of the booking details, as a ticket.
 *
 * @avoid For a listing that can still be booked: ListingCard links to it.
 * @a11y A section named by its heading, with the listing's name as an `h3`.
 */
export function BookedListingSummary({
  booking,
  showsRating,
  startsIn,
  againHref,
}: BookedListingSummaryProps) {
  const { listing } = booking
  const { name, description, rating } = listing
  return (
    <StayTicket
      booking={booking}
      name={name}
      title={bookingDetailsCopy.sections.dateAndName}
      cover={{ photo: photosOf(listing)[0] }}
      stub={startsIn !== undefined && <Soon>{bookingsCopy.startsIn(startsIn)}</Soon>}
      action={
        againHref && (
          <Button variant="contained" href={againHref}>
            {bookingDetailsCopy.bookAgain}
          </Button>
        )
      }
    >
      {showsRating && rating !== undefined && <StarRating rating={rating} />}
      {description && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          {description}
        </Typography>
      )}
    </StayTicket>
  )
}
