import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { paymentsCopy } from '@domain/copy/payments-copy'
import { formatNaira } from '@domain/money'
import { NightsNote, type NightsNoteProps } from '@ui/booking/NightsNote'
import { InlineAlert } from '@ui/feedback/InlineAlert'

export interface BookedLineProps extends NightsNoteProps {
  /** Id of the booking. */
  bookingId: string
  /** Short reference that is easy to read out, if the backend has one. */
  reference?: string | undefined
  /** Name of the listing. */
  propertyName: string
  /** Total price in naira. */
  totalPrice: number
  /** Total that the guest saw before booking, when it differs. */
  seenTotal?: number | undefined
}

/**
 * Names the booking that is paid for: its reference first, its total, and its id last.
 *
 * @avoid For the amounts in detail: PriceBreakdown.
 * @a11y Plain text above the sample amounts.
 */
export function BookedLine({
  bookingId,
  reference,
  propertyName,
  totalPrice,
  totalNights,
  nights,
  seenTotal,
}: BookedLineProps) {
  return (
    <Notice>
      {reference && (
        <p>
          <Typography variant="body2" component="span" color="textSecondary">
            {bookingDetailsCopy.referenceLabel}
          </Typography>{' '}
          <Typography variant="h2" component="strong" sx={{ letterSpacing: '0.02em' }}>
            {reference}
          </Typography>
        </p>
      )}
      <Typography variant="h3" component="p">
        {paymentsCopy.booked(propertyName, formatNaira(totalPrice))}
      </Typography>
      <NightsNote totalNights={totalNights} nights={nights} />
      <Typography variant="body2" color="textSecondary">
        {paymentsCopy.bookingId(bookingId)}
      </Typography>
      {seenTotal !== undefined && (
        <InlineAlert severity="warning">
          {bookingDetailsCopy.priceChanged(formatNaira(totalPrice), formatNaira(seenTotal))}
        </InlineAlert>
      )}
    </Notice>
  )
}

const Notice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2),
  borderRadius: theme.radius.field,
  backgroundColor: theme.vars.palette.actionTint,
  // Forced colours drop the background and draw this.
  outline: 'thin solid transparent',
  overflowWrap: 'anywhere',
  '& > p': { margin: 0 },
}))
