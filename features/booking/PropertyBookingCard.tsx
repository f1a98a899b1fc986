import { useRef } from 'react'
import { quoteOf, wholeStay } from '@domain/booking/pricing'
import { photosOf } from '@domain/listing/photos'
import { isUsableAmount } from '@domain/money'
import { paths } from '@domain/paths'
import type { BookingPageData } from '@domain/schemas/booking-page-schema'
import type { Listing } from '@domain/schemas/listing-schema'
import { maxGuestsFor } from '@domain/stay/guests'
import { useToday } from '@features/api/use-today'
import { useGo } from '@features/navigation/use-go'
import { BookingBar } from '@ui/booking/BookingBar'
import { BookingCard } from '@ui/booking/BookingCard'
import type { StayDatesHandle } from '@ui/dates/stay-dates'
import { useIsMoneyReal } from './money-settings'
import { readStayBounds } from './stay-bounds'
import { useOwnBooking } from './use-own-booking'
import { useStayChoice } from './use-stay-choice'

export interface PropertyBookingCardProps {
  /** Id of the card, by which the bar learns whether the card is on screen. */
  id: string
  /** Listing to show. */
  listing: Listing
}

/**
 * Booking card of a listing, with the bar that replaces it on a phone. Book Now passes seven plain
 * keys to /book-now. Another listing needs another `key`.
 *
 * @avoid Where the dates are not part of the address: use BookingCard and hold them yourself.
 * @a11y As BookingCard, and as BookingBar while the card is off screen.
 */
export function PropertyBookingCard({ id, listing }: PropertyBookingCardProps) {
  const go = useGo()
  const dates = useRef<StayDatesHandle>(null)
  const maxGuests = maxGuestsFor(listing)
  const { setDates, setGuests, ...stay } = useStayChoice(maxGuests)
  const { basePrice } = listing
  const quote = isUsableAmount(basePrice)
    ? quoteOf({ ...listing, basePrice }, wholeStay(stay.startDate, stay.endDate))
    : undefined
  function bookNow() {
    const state: BookingPageData = {
      propertyId: listing._id,
      propertyName: listing.name,
      propertyImages: photosOf(listing).map((photo) => photo.fileUrl),
      ...(quote && { totalPrice: quote.total }),
      startDate: stay.startDate,
      endDate: stay.endDate,
      guests: stay.guests,
    }
    go(paths.bookNow, { state })
  }
  return (
    <>
      <BookingCard
        id={id}
        basePrice={quote && basePrice}
        quote={quote}
        {...stay}
        maxGuests={maxGuests}
        isMoneyReal={useIsMoneyReal()}
        today={useToday()}
        bookedDates={listing.bookedDates}
        bounds={readStayBounds()}
        rules={listing.stayTotals ? listing : undefined}
        {...useOwnBooking(listing._id, stay, listing.bookedDates)}
        datesRef={dates}
        onDatesChange={setDates}
        onGuestsChange={setGuests}
        onBookNow={bookNow}
      />
      {quote && isUsableAmount(basePrice) && (
        <BookingBar
          {...stay}
          basePrice={basePrice}
          total={quote.total}
          totalNights={quote.totalNights}
          cardId={id}
          onOpenDates={() => dates.current?.open()}
          onBookNow={bookNow}
        />
      )}
    </>
  )
}
