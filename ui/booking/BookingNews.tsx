import { styled } from '@mui/material/styles'
import { cancelledMoneyNote } from '@domain/booking/money-note'
import type { MovedMoney } from '@domain/booking/paid'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { formatNaira } from '@domain/money'
import type { Booking } from '@domain/schemas/booking-schema'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { InlineAlert } from '@ui/feedback/InlineAlert'

export interface BookingNewsProps {
  /** Booking to show. */
  booking: Pick<
    Booking,
    'status' | 'heldUntil' | 'cancelReason' | 'totalPrice' | 'seenTotal' | 'priceDiffers'
  > &
    MovedMoney
  /**
   * Where guests pay, or may have paid something: the address to write to, if there is one. Without it
   * nothing is ever charged.
   */
  money?: { supportEmail?: string | undefined } | undefined
}

const heldText = (until: string, isReal: boolean) =>
  (isReal ? bookingDetailsCopy.money : bookingDetailsCopy).heldUntil(formatLagosTime(until))

/**
 * Messages about a booking: until when it waits for confirmation or why it was cancelled,
 * and that its price differs from the one that the guest saw. It shows nothing for other bookings.
 *
 * @avoid For news that concern no booking: InlineAlert.
 * @a11y Messages that were there from the start, so they are not announced but read in place.
 */
export function BookingNews({ booking, money }: BookingNewsProps) {
  const { status, heldUntil, cancelReason, totalPrice, seenTotal, priceDiffers } = booking
  return (
    <Messages>
      {status === 'Pending' && heldUntil && (
        <InlineAlert severity="info">{heldText(heldUntil, money !== undefined)}</InlineAlert>
      )}
      {status === 'Cancelled' && cancelReason && (
        <InlineAlert severity="warning">
          {bookingDetailsCopy.cancelReasons[cancelReason]}{' '}
          {money
            ? cancelledMoneyNote(booking, money.supportEmail)
            : bookingDetailsCopy.nothingCharged}
        </InlineAlert>
      )}
      {priceDiffers && totalPrice !== undefined && seenTotal !== undefined && (
        <InlineAlert severity="warning">
          {bookingDetailsCopy.priceChanged(formatNaira(totalPrice), formatNaira(seenTotal))}
        </InlineAlert>
      )}
    </Messages>
  )
}

const Messages = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  marginBlockEnd: theme.spacing(3),
  '&:empty': { display: 'none' },
}))
