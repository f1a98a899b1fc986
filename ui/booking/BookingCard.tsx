import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { freeCancellationUntil } from '@domain/booking/cancellation'
import type { CardQuote } from '@domain/booking/pricing'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { formatDay } from '@domain/stay/stay-date'
import { ICON_CALENDAR_SYNC, ICON_SHIELD_CHECK, ICON_TAG } from '@ui/text/icons'
import { Assurance } from './Assurance'
import { BreakdownDisclosure } from './BreakdownDisclosure'
import { DatesAssurance, type OwnBooking } from './DatesAssurance'
import { NightPrice } from './NightPrice'
import { StayFields, type StayFieldsProps } from './StayFields'

export interface BookingCardProps extends StayFieldsProps {
  /** Id by which the BookingBar learns whether the card is on screen. */
  id?: string | undefined
  /** Price of one night, in naira. */
  basePrice?: number | undefined
  /**
   * Price lines of one night whatever the dates, or of the stay. Without them nothing can be
   * booked.
   */
  quote?: CardQuote | undefined
  /** Whether guests pay for real, which ends the time for cancelling. False by default. */
  isMoneyReal?: boolean | undefined
  /** The guest's own booking of the nights. */
  ownBooking?: OwnBooking | undefined
  /** Callback fired on a click on 'Book Now', even while no dates are chosen. */
  onBookNow: () => void
}

/**
 * Card beside a listing with its price, dates, guest count and the 'Book Now' button.
 *
 * @avoid On the booking page: BookingSummary shows the total and submits the form.
 * @a11y A section named 'Book Now' that can take the focus. Dates, stepper and button follow in tab
 * order; the breakdown says whether it is open.
 */
export function BookingCard({
  id,
  basePrice,
  quote,
  isMoneyReal = false,
  ownBooking,
  onBookNow,
  ...stay
}: BookingCardProps) {
  return (
    <Card id={id} aria-label={bookingCardCopy.bookNow} tabIndex={-1} data-popup-edge>
      <NightPrice basePrice={basePrice} />
      {quote && (
        <>
          <StayFields {...stay} />
          <BreakdownDisclosure {...stay} quote={quote} />
          <Button variant="contained" size="large" fullWidth onClick={onBookNow}>
            {bookingCardCopy.bookNow}
          </Button>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
            <DatesAssurance {...stay} ownBooking={ownBooking} />
            <Assurance icon={ICON_TAG}>{bookingCardCopy.allFeesIncluded}</Assurance>
            <Assurance icon={ICON_CALENDAR_SYNC}>
              {isMoneyReal
                ? bookingCardCopy.freeUntilPaid
                : bookingCardCopy.freeCancellation(formatDay(freeCancellationUntil(stay.today)))}
            </Assurance>
          </Box>
        </>
      )}
      <Guarantee>
        <Assurance icon={ICON_SHIELD_CHECK}>{bookingCardCopy.bookWithConfidence}</Assurance>
        <Typography variant="body2" color="textSecondary">
          {bookingCardCopy.guarantee}
        </Typography>
        {/* The specification gives this link no action, so it is a button without a target
 */}
        <Link
          component="button"
          type="button"
          variant="body2"
          aria-disabled
          aria-description={feedbackCopy.notYet}
        >
          {bookingCardCopy.contactHost}
        </Link>
      </Guarantee>
    </Card>
  )
}

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  border: `thin solid ${theme.vars.palette.line}`,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  boxShadow: theme.shadows[1],
  outline: 'none',
  '@media print': { boxShadow: 'none' },
  '& > p': { margin: 0 },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}))

const Guarantee = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(0.5),
  paddingBlockStart: theme.spacing(2),
  borderBlockStart: `thin solid ${theme.vars.palette.line}`,
  '& > p:first-of-type': { fontWeight: 600 },
  '& > button': { minHeight: theme.size.touch },
}))
