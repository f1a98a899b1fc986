import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { splitFullName } from '@domain/account/contact'
import { bookingPageQuote } from '@domain/booking/pricing'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { toastCopy } from '@domain/copy/toast-copy'
import { placeText } from '@domain/place/place'
import type { BookingPageData } from '@domain/schemas/booking-page-schema'
import { clampGuests, maxGuestsFor } from '@domain/stay/guests'
import { todayInLagos } from '@domain/stay/stay-date'
import { bookingDraft } from '@features/booking/booking-draft'
import { readStayBounds } from '@features/booking/stay-bounds'
import { useBookNow } from '@features/booking/use-book-now'
import { useListing } from '@features/listing/use-listing'
import { sessionAtom } from '@features/session/session-atoms'
import { BookingForm } from '@ui/booking/BookingForm'
import { BookingSummary } from '@ui/booking/BookingSummary'
import { CancellationNotice } from '@ui/booking/CancellationNotice'
import { AlertDialog } from '@ui/feedback/AlertDialog'
import { MainAndAside } from '@ui/layout/MainAndAside'
import { PageHeading } from '@ui/layout/PageHeading'
import { SummaryPhotos } from './SummaryPhotos'
import { useBookingState } from './use-booking-state'

const FORM_ID = 'booking-form'

export interface BookingPanelsProps {
  data: BookingPageData
}

/**
 * Shows the booking form and the summary side by side. Dates and guest count are kept in navigation
 * state.
 */
export function BookingPanels({ data }: BookingPanelsProps) {
  const { propertyId, propertyName, startDate, endDate } = data
  const { user } = useAtomValue(sessionAtom)
  const { listing, refetch } = useListing(propertyId)
  const change = useBookingState()
  const maxGuests = maxGuestsFor(listing, data.maxGuests)
  const guests = clampGuests(data.guests, maxGuests)
  const quote = bookingPageQuote(data.totalPrice)
  const choice = { propertyId, propertyName, startDate, endDate, guests, totalPrice: quote.total }
  const { report, submit, isSubmitting, failure, dismissFailure } = useBookNow(choice)
  const [initial] = useState(() => ({
    ...splitFullName(user?.fullName),
    email: user?.email ?? '',
    phone: user?.contactPhone ?? '',
    ...(user ? bookingDraft.read(user._id, propertyId)?.guest : undefined),
  }))

  function closeFailure() {
    dismissFailure()
    // Another guest may have taken the nights first, so refresh the calendar.
    void refetch()
  }
  return (
    <>
      <PageHeading>{bookNowCopy.heading}</PageHeading>
      <CancellationNotice startDate={startDate} sx={{ mb: 4 }} />
      <MainAndAside
        aside={
          <BookingSummary
            photos={<SummaryPhotos images={data.propertyImages} name={propertyName} />}
            name={propertyName}
            place={listing && placeText(listing)}
            startDate={startDate}
            endDate={endDate}
            today={todayInLagos(new Date())}
            bookedDates={listing?.bookedDates}
            bounds={readStayBounds()}
            guests={guests}
            maxGuests={maxGuests}
            quote={quote}
            formId={FORM_ID}
            isSubmitting={isSubmitting}
            onDatesChange={change}
            onGuestsChange={(chosen) => change({ guests: chosen })}
          />
        }
      >
        <BookingForm
          id={FORM_ID}
          initial={initial}
          isSignedIn={user !== null}
          startDate={startDate}
          endDate={endDate}
          isSubmitting={isSubmitting}
          onValuesChange={(guest) => {
            if (user) bookingDraft.keep(user._id, propertyId, guest)
          }}
          onProblem={report}
          onSubmit={(guest) => void submit(guest)}
        />
      </MainAndAside>
      {failure && (
        // Not a chunk of its own, because it is needed most when the network is away.
        <AlertDialog
          open
          {...toastCopy.bookingFailed}
          reason={failure.reason}
          onClose={closeFailure}
        />
      )}
    </>
  )
}
