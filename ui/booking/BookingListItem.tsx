import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { photosOf } from '@domain/listing/photos'
import { formatNaira } from '@domain/money'
import type { Booking } from '@domain/schemas/booking-schema'
import { fromWire, nightsRoundedUp } from '@domain/stay/stay-date'
import { formatDays } from '@domain/stay/stay-days'
import { TouchLink } from '@ui/link/TouchLink'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { Foot, Frame, Head, Price, Soon, Stay } from './booking-row-parts'
import { NightsNote } from './NightsNote'
import { StatusBadge } from './StatusBadge'

export interface BookingListItemProps {
  /** Booking to show. */
  booking: Booking
  /** URL of the booking details. */
  href: string
  /** Days until the guest's next stay. Set for the next stay only, which it marks. */
  startsIn?: number | undefined
}

/**
 * Booking in the guest's list. The title links to the details at every width.
 *
 * @avoid For a listing: ListingCard is the link to it.
 * @a11y The title is the link. A second link for phones repeats it with the listing's name.
 */
export function BookingListItem({ booking, href, startsIn }: BookingListItemProps) {
  const { listing, status, startDate, endDate, travelersNo, totalPrice, totalNights } = booking
  const stay = [
    formatDays(fromWire(startDate), fromWire(endDate)),
    bookingDetailsCopy.nights(nightsRoundedUp(startDate, endDate)),
    ...(travelersNo === undefined ? [] : [bookingCardCopy.guestsOf(travelersNo)]),
  ]
  const details = (
    <>
      {bookingsCopy.viewDetails}
      <VisuallyHidden>{`: ${listing.name}`}</VisuallyHidden>
    </>
  )
  return (
    <Frame data-next={startsIn !== undefined}>
      <PhotoFrame
        photo={photosOf(listing)[0]}
        alt=""
        ratio="fill"
        sizes="(min-width: 48em) 15em, 100vw"
        largestWidth={640}
      />
      <div>
        <div>
          <Head>
            <Typography variant="h2">
              <TouchLink href={href} color="textPrimary">
                {listing.name}
              </TouchLink>
            </Typography>
            <StatusBadge status={status} />
          </Head>
          <Stay>{stay.join(' · ')}</Stay>
          {startsIn !== undefined && <Soon>{bookingsCopy.startsIn(startsIn)}</Soon>}
        </div>
        <Foot>
          {totalPrice !== undefined && (
            <Price>
              <Typography variant="price">{formatNaira(totalPrice)}</Typography>
              <NightsNote totalNights={totalNights} />
            </Price>
          )}
          <Button
            variant={startsIn === undefined ? 'outlined' : 'contained'}
            href={href}
            data-at="desktop"
          >
            {details}
          </Button>
          {/* The specification gives the phone's button no navigation. */}
          <Button variant="outlined" fullWidth data-at="mobile">
            {details}
          </Button>
        </Foot>
      </div>
    </Frame>
  )
}
