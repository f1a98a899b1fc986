import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  sampleCharge,
  sampleHost,
  sampleRating,
  sampleRules,
} from '@app/samples/booking-details-samples'
import { bookingCan, bookingShows } from '@domain/booking/booking-status'
import { isPaid, refundDue, stillDue } from '@domain/booking/paid'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { paths } from '@domain/paths'
import type { Booking } from '@domain/schemas/booking-schema'
import { formatDay, fromWire } from '@domain/stay/stay-date'
import { bookedState } from '@features/booking/booked-state'
import { readMoneySettings } from '@features/booking/money-settings'
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
import { PaymentPanel } from '@ui/booking/PaymentPanel'
import { RatingBlock } from '@ui/booking/RatingBlock'
import { Receipt } from '@ui/booking/Receipt'
import { StayRules } from '@ui/booking/StayRules'
import { PartWaiting } from '@ui/feedback/PartWaiting'
import { CardColumns } from '@ui/layout/CardColumns'
import { useBookingActions } from './use-booking-actions'

export interface BookingDetailsProps {
  /** Booking to show. */
  booking: Booking
}

/** Shows one booking with the sections that its status calls for, and its printable receipt. */
export function BookingDetails({ booking }: BookingDetailsProps) {
  const { _id, reference, status, listing, totalPrice, startDate, endDate } = booking
  const { seenTotal, priceDiffers, paid = 0, payPath } = booking
  const [{ isReal, supportEmail }] = useState(readMoneySettings)
  const isMoneyReal = isReal || paid > 0
  const { user } = useAtomValue(sessionAtom)
  const navigate = useNavigate()
  const { amountInWords, isWaiting, ...actions } = useBookingActions(booking)
  const cancellation = useCancelBooking(booking, user?._id)
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
      <BookedListingSummary
        booking={booking}
        showsRating={bookingShows('ratingLine', status)}
        sx={{ mb: 3 }}
      />
      <CardColumns
        aside={
          <>
            {(bookingShows('paymentPanel', status) || paid > 0) && (
              <PaymentPanel
                {...(isMoneyReal && totalPrice !== undefined
                  ? {
                      money: {
                        total: totalPrice,
                        paid,
                        due: stillDue(booking),
                        refund: refundDue(booking),
                      },
                    }
                  : { charge: sampleCharge })}
                canPay={(bookingCan('pay', booking) && !isPaid(booking)) || payPath !== undefined}
                onPay={pay}
              />
            )}
            {bookingShows('ratingBlock', status) && <RatingBlock {...sampleRating} />}
            <HostCard host={sampleHost} />
          </>
        }
      >
        <BookingFacts booking={booking} />
        {bookingShows('rules', status) && <StayRules rules={sampleRules} />}
        {bookingShows('cancellationPolicy', status) && (
          <CancellationPolicy
            supportHref={
              !cancellation && paid === 0 && bookingCan('edit', booking) ? paths.support : undefined
            }
            final={paid > 0 && status !== 'Cancelled' ? { supportEmail } : undefined}
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
      {isWaiting && <PartWaiting />}
      <Receipt booking={booking} guest={user?.fullName} amountInWords={amountInWords} />
    </>
  )
}
