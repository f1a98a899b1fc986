import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  sampleCharge,
  sampleHost,
  sampleRating,
  sampleRules,
} from '@app/samples/booking-details-samples'
import { copyText } from '@app/sections/copy-text'
import { bookingCan, bookingShows } from '@domain/booking/booking-status'
import { nextStay } from '@domain/booking/next-stay'
import { hasMoneyMoved, isPaid, payableNow, refundDue, stillDue } from '@domain/booking/paid'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { toastCopy } from '@domain/copy/toast-copy'
import { slugOf } from '@domain/listing/slug'
import { paths } from '@domain/paths'
import type { Booking } from '@domain/schemas/booking-schema'
import { formatDay, fromWire } from '@domain/stay/stay-date'
import { useToday } from '@features/api/use-today'
import { bookedState } from '@features/booking/booked-state'
import { readMoneySettings } from '@features/booking/money-settings'
import { useAddToCalendar } from '@features/booking/use-add-to-calendar'
import { useAmountInWords } from '@features/booking/use-amount-in-words'
import { useCancelBooking } from '@features/booking/use-cancel-booking'
import { sessionAtom } from '@features/session/session-atoms'
import { BookedListingSummary } from '@ui/booking/BookedListingSummary'
import { BookingActions } from '@ui/booking/BookingActions'
import { BookingFacts } from '@ui/booking/BookingFacts'
import { BookingHeading } from '@ui/booking/BookingHeading'
import { BookingNews } from '@ui/booking/BookingNews'
import { CancelBooking } from '@ui/booking/CancelBooking'
import { CancellationPolicy } from '@ui/booking/CancellationPolicy'
import { HostCard } from '@ui/booking/HostCard'
import { PaymentBar } from '@ui/booking/PaymentBar'
import { PaymentPanel } from '@ui/booking/PaymentPanel'
import { RatingBlock } from '@ui/booking/RatingBlock'
import { Receipt } from '@ui/booking/Receipt'
import { StayRules } from '@ui/booking/StayRules'
import { useNotify } from '@ui/feedback/NotifyContext'
import { PartWaiting } from '@ui/feedback/PartWaiting'
import { CardColumns } from '@ui/layout/CardColumns'

/** Id of the button in the payment panel, beside which the bar's button hides. */
const PAY_ID = 'make-payment'

export interface BookingDetailsProps {
  /** Booking to show. */
  booking: Booking
}

/** Shows one booking with the sections that its status calls for, and its printable receipt. */
export function BookingDetails({ booking }: BookingDetailsProps) {
  const { _id, reference, status, listing, totalPrice, totalNights, startDate, endDate } = booking
  const { seenTotal, priceDiffers, paid = 0, returned, hasOddPayment } = booking
  const [{ isReal, supportEmail }] = useState(readMoneySettings)
  const hasMoved = hasMoneyMoved(booking)
  const isMoneyReal = isReal || hasMoved
  const { user } = useAtomValue(sessionAtom)
  const navigate = useNavigate()
  const { amountInWords, isWaiting, ...actions } = useBookingActions(booking)
  const cancellation = useCancelBooking(booking, user?._id)
  const today = useToday()
  const canPay = isReal ? payableNow(booking) > 0 : bookingCan('pay', booking) && !isPaid(booking)
  // Neither a stay that is ahead nor a deleted listing can be booked again.
  const again =
    listing._id && (status === 'Completed' || status === 'Cancelled')
      ? paths.property(slugOf(listing), listing._id)
      : undefined
  const seen = priceDiffers && seenTotal !== undefined ? { seenTotal } : {}
  const pay = () =>
    void navigate(paths.payments, {
      state: {
        ...bookedState(booking, { checkIn: startDate, checkOut: endDate }),
        totalPrice,
        propertyName: listing.name,
        ...seen,
      },
    })
  return (
    <>
      <BookingHeading
        id={_id}
        reference={reference}
        status={status}
        actions={<BookingActions canEdit={bookingCan('edit', booking)} {...actions} />}
      />
      <BookingNews booking={booking} money={isMoneyReal ? { supportEmail } : undefined} />
      <CardColumns
        aside={
          <>
            {(bookingShows('paymentPanel', status) || hasMoved) && (
              <PaymentPanel
                {...(isMoneyReal && totalPrice !== undefined
                  ? {
                      money: {
                        total: totalPrice,
                        paid,
                        due: stillDue(booking),
                        refund: refundDue(booking),
                        returned,
                        hasOddPayment,
                      },
                    }
                  : { charge: sampleCharge })}
                canPay={canPay}
                payId={PAY_ID}
                onPay={pay}
              />
            )}
            {bookingShows('ratingBlock', status) && <RatingBlock {...sampleRating} />}
            <HostCard host={sampleHost} />
          </>
        }
      >
        <BookedListingSummary
          booking={booking}
          showsRating={bookingShows('ratingLine', status)}
          startsIn={nextStay([booking], today)?.days}
          againHref={again}
        />
        <BookingFacts booking={booking} />
        {bookingShows('rules', status) && <StayRules rules={sampleRules} />}
        {bookingShows('cancellationPolicy', status) && (
          <CancellationPolicy
            supportHref={
              !cancellation && paid === 0 && bookingCan('edit', booking) ? paths.support : undefined
            }
            paid={
              paid > 0 && status !== 'Cancelled'
                ? { isFinal: isPaid(booking) && status !== 'Pending', supportEmail }
                : undefined
            }
          />
        )}
        {cancellation && (
          <CancelBooking
            name={listing.name}
            dates={bookingDetailsCopy.dates(
              formatDay(fromWire(startDate)),
              formatDay(fromWire(endDate)),
            )}
            lastDay={formatDay(cancellation.lastDay)}
            isMoneyReal={isMoneyReal}
            isBusy={cancellation.isBusy}
            failure={cancellation.failure}
            onCancel={cancellation.cancel}
          />
        )}
      </CardColumns>
      {canPay && (
        <PaymentBar
          total={isMoneyReal ? stillDue(booking) : totalPrice}
          totalNights={isMoneyReal ? undefined : totalNights}
          isDue={isMoneyReal}
          payId={PAY_ID}
          onPay={pay}
        />
      )}
      {isWaiting && <PartWaiting />}
      <Receipt booking={booking} guest={user?.fullName} amountInWords={amountInWords} />
    </>
  )
}

/** Returns the handlers of the action icons in booking details. */
function useBookingActions(booking: Booking) {
  const notify = useNotify()
  const calendar = useAddToCalendar()
  const { words, write } = useAmountInWords(booking.totalPrice)
  const [prints, setPrints] = useState(0)
  const [awaited, setAwaited] = useState(0)
  // Print in an effect, once the amount in words is on the sheet.
  useEffect(() => {
    if (prints > 0) window.print()
  }, [prints])
  async function waitFor(work: Promise<void>) {
    setAwaited((count) => count + 1)
    await work
    setAwaited((count) => count - 1)
  }
  async function copyLink() {
    const isCopied = await copyText(window.location.origin + paths.booking(booking._id))
    if (isCopied) notify({ ...toastCopy.linkCopied, severity: 'success' })
    else notify({ ...toastCopy.notCopied, severity: 'error' })
  }
  return {
    amountInWords: words,
    /** Whether a receipt or a calendar file is on its way. */
    isWaiting: awaited > 0,
    onPrint: () => void waitFor(write()).then(() => setPrints((count) => count + 1)),
    onAddToCalendar:
      booking.status === 'Cancelled' ? undefined : () => void waitFor(calendar.add(booking)),
    onCopyLink: () => void copyLink(),
    onIntent: () => {
      void write()
      calendar.prepare()
    },
  }
}
