import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { splitFullName } from '@domain/account/contact'
import { bookingPageQuote, quoteOf, wholeStay } from '@domain/booking/pricing'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { isUsableAmount } from '@domain/money'
import { placeText } from '@domain/place/place'
import type { BookingPageData } from '@domain/schemas/booking-page-schema'
import { nightsOf } from '@domain/stay/availability'
import { clampGuests, maxGuestsFor } from '@domain/stay/guests'
import { usesOwnApi } from '@features/api/base-url'
import { useToday } from '@features/api/use-today'
import { totalsAreForStay, useIsMoneyReal } from '@features/booking/money-settings'
import { readStayBounds } from '@features/booking/stay-bounds'
import { bookingDraft, useBookNow } from '@features/booking/use-book-now'
import { useOwnBooking } from '@features/booking/use-own-booking'
import { useListing } from '@features/listing/use-listing'
import { sessionAtom } from '@features/session/session-atoms'
import { guestPlaces, type BookingProblem } from '@ui/booking/booking-checks'
import { BookingForm } from '@ui/booking/BookingForm'
import { BookingSummary } from '@ui/booking/BookingSummary'
import { CancellationNotice } from '@ui/booking/CancellationNotice'
import { ConfirmBar } from '@ui/booking/ConfirmBar'
import { DatesAssurance } from '@ui/booking/DatesAssurance'
import { StayFields } from '@ui/booking/StayFields'
import { StaySection } from '@ui/booking/StaySection'
import type { StayDatesHandle } from '@ui/dates/stay-dates'
import { liftToastsAbove } from '@ui/feedback/toast-floor'
import { SubmitButton } from '@ui/form/SubmitButton'
import { isAtFields } from '@ui/form/use-refused-fields'
import { MainAndAside } from '@ui/layout/MainAndAside'
import { PageHeading } from '@ui/layout/PageHeading'
import { useIsLarge } from '@ui/theme/use-is-large'
import { BookingFailed } from './BookingFailed'
import { SummaryPhotos } from './SummaryPhotos'

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
  const isLarge = useIsLarge()
  const dates = useRef<StayDatesHandle>(null)
  useEffect(() => () => liftToastsAbove(null), [])
  const maxGuests = maxGuestsFor(listing, data.maxGuests)
  const guests = clampGuests(data.guests, maxGuests)
  // The dates can change here, and with them the total where it is for the stay.
  const stay = wholeStay(startDate, endDate)
  const isForStay = listing ? listing.stayTotals === true : totalsAreForStay()
  const totalNights = isForStay ? (stay ? nightsOf(stay).length : 0) : undefined
  const total =
    isForStay && listing && isUsableAmount(listing.basePrice)
      ? quoteOf({ ...listing, basePrice: listing.basePrice }, stay).total
      : data.totalPrice
  const quote = bookingPageQuote(total)
  const choice = { propertyId, propertyName, startDate, endDate, guests, totalPrice: quote.total }
  const { report, submit, isSubmitting, failure, dismissFailure } = useBookNow(choice)
  const [initial] = useState(() => ({
    ...splitFullName(user?.fullName),
    email: user?.email ?? '',
    phone: user?.contactPhone ?? '',
    ...(user ? bookingDraft.read(user._id, propertyId)?.guest : undefined),
  }))

  const stayChoice = { startDate, endDate }
  const { ownBooking, onInvalidDate } = useOwnBooking(propertyId, stayChoice, listing?.bookedDates)

  function closeFailure() {
    dismissFailure()
    // Another guest may have taken the nights first, so refresh the calendar.
    void refetch()
  }
  function tell(problem: BookingProblem) {
    if (problem.kind === 'dates') dates.current?.ask(!ownBooking)
    liftToastsAbove(document.querySelector(`button[form="${FORM_ID}"]`))
    report(problem)
  }
  const limits = {
    today: useToday(),
    bookedDates: listing?.bookedDates,
    bounds: readStayBounds(),
    rules: isForStay ? listing : undefined,
  }
  const stayFields = (
    <>
      <StayFields
        {...limits}
        startDate={startDate}
        endDate={endDate}
        guests={guests}
        maxGuests={maxGuests}
        datesRef={dates}
        onDatesChange={change}
        onInvalidDate={onInvalidDate}
        onGuestsChange={(chosen) => change({ guests: chosen })}
      />
      <DatesAssurance {...limits} startDate={startDate} endDate={endDate} ownBooking={ownBooking} />
    </>
  )
  const summary = {
    photos: (
      <SummaryPhotos
        images={data.propertyImages}
        name={propertyName}
        ratio={isLarge ? '5 / 2' : '16 / 9'}
      />
    ),
    name: propertyName,
    place: listing && placeText(listing),
    startDate,
    endDate,
    quote,
    totalNights,
  }
  const confirm = (
    <SubmitButton form={FORM_ID} isBusy={isSubmitting}>
      {bookNowCopy.confirm}
    </SubmitButton>
  )
  return (
    <>
      <MainAndAside
        aside={
          <BookingSummary {...summary} stay={isLarge && stayFields} action={isLarge && confirm} />
        }
      >
        <div>
          <PageHeading>{bookNowCopy.heading}</PageHeading>
          <CancellationNotice
            startDate={startDate}
            today={limits.today}
            isMoneyReal={useIsMoneyReal()}
            sx={{ mb: 4 }}
          />
          {!isLarge && <StaySection name={propertyName}>{stayFields}</StaySection>}
          <BookingForm
            id={FORM_ID}
            initial={initial}
            accountEmail={usesOwnApi() ? user?.email : undefined}
            isSignedIn={user !== null}
            startDate={startDate}
            endDate={endDate}
            isSubmitting={isSubmitting}
            refused={failure}
            onValuesChange={(guest) => {
              if (user) bookingDraft.keep(user._id, propertyId, guest)
            }}
            onProblem={tell}
            onSubmit={(guest) => void submit(guest)}
          />
        </div>
      </MainAndAside>
      {!isLarge && (
        <ConfirmBar
          total={quote.total}
          totalNights={totalNights}
          formId={FORM_ID}
          isSubmitting={isSubmitting}
        />
      )}
      {failure && !isAtFields(failure, guestPlaces) && (
        <BookingFailed failure={failure} onClose={closeFailure} />
      )}
    </>
  )
}

/**
 * Returns a function that changes the dates or guests being booked. They are kept in the history
 * entry, so that a reload, a login on the way and Back all restore them.
 */
function useBookingState() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return (changed: Partial<BookingPageData>) =>
    void navigate(
      { pathname, search },
      { replace: true, state: { ...(state as object), ...changed } },
    )
}
