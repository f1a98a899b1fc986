import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { photosOf } from '@domain/listing/photos'
import { formatNaira } from '@domain/money'
import type { Booking } from '@domain/schemas/booking-schema'
import { formatDay, fromWire, nightsRoundedUp } from '@domain/stay/stay-date'
import { TouchLink } from '@ui/link/TouchLink'
import { PhotoFrame } from '@ui/listing/PhotoFrame'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { Actions, Facts, Frame, Heading } from './booking-row-parts'
import { OneNightNote } from './OneNightNote'
import { StatusBadge } from './StatusBadge'

export interface BookingListItemProps {
  /** Booking to show. */
  booking: Booking
  /** URL of the booking details. */
  href: string
}

/**
 * Booking in the guest's list. The title links to the details at every width.
 *
 * @avoid For a listing: ListingCard is the link to it.
 * @a11y The title is the link. A second link for phones repeats it with the listing's name.
 */
export function BookingListItem({ booking, href }: BookingListItemProps) {
  const { listing, status, startDate, endDate, travelersNo, totalPrice } = booking
  const facts: [string, string | undefined][] = [
    [bookingsCopy.checkIn, formatDay(fromWire(startDate))],
    [bookingsCopy.checkOut, formatDay(fromWire(endDate))],
    [
      bookingsCopy.guests,
      travelersNo === undefined ? undefined : bookingCardCopy.guestsOf(travelersNo),
    ],
    [bookingsCopy.total, totalPrice === undefined ? undefined : formatNaira(totalPrice)],
  ]
  const details = (
    <>
      {bookingsCopy.viewDetails}
      <VisuallyHidden>{`: ${listing.name}`}</VisuallyHidden>
    </>
  )
  return (
    <Frame>
      <PhotoFrame
        photo={photosOf(listing)[0]}
        alt=""
        ratio="fill"
        sizes="(min-width: 48em) 15em, 100vw"
        largestWidth={960}
      />
      <div>
        <Heading>
          <Typography variant="h3" component="h2">
            <TouchLink href={href} color="textPrimary">
              {listing.name}
            </TouchLink>
          </Typography>
          <StatusBadge status={status} />
        </Heading>
        <Facts>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {value}
                    {label === bookingsCopy.total && (
                      <>
                        {' '}
                        <OneNightNote nights={nightsRoundedUp(startDate, endDate)} />
                      </>
                    )}
                  </dd>
                </div>
              ),
          )}
        </Facts>
        <Actions data-at="desktop">
          <Button variant="outlined" href={href}>
            {details}
          </Button>
        </Actions>
        {/* The specification gives the phone's button no navigation. */}
        <Actions data-at="mobile">
          <Button variant="outlined" fullWidth>
            {details}
          </Button>
        </Actions>
      </div>
    </Frame>
  )
}
