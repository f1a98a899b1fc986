import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { stayInShort } from '@domain/stay/stay-days'
import type { StayDates } from '@ui/dates/stay-dates'
import { BottomBar } from '@ui/layout/BottomBar'
import { NightPrice } from './NightPrice'
import { TotalForNights, type TotalForNightsProps } from './TotalForNights'
import { useOnScreen } from './use-on-screen'

export interface BookingBarProps extends StayDates, TotalForNightsProps {
  /** Price of one night, in naira. */
  basePrice: number
  /** Id of the BookingCard. */
  cardId: string
  /** Callback fired on a click on the button without dates, or on the dates to change them. */
  onOpenDates: () => void
  /** Callback fired on a click on 'Book Now', which shows once both dates are chosen. */
  onBookNow: () => void
}

/**
 * Bar that shows below `lg` while the booking card is off screen. Without dates it shows the price
 * and asks for dates. With dates it shows them and the total, and leads on.
 *
 * @avoid Beside a visible BookingCard: it hides itself from `lg` up.
 * @a11y One button, 'Add dates' or 'Book Now', which keeps the focus when the dates arrive. Beside
 * the card, where only the focus keeps the bar, it says 'Change dates'. The dates are a button too,
 * which opens the calendar again.
 */
export function BookingBar({
  basePrice,
  total,
  totalNights,
  startDate,
  endDate,
  cardId,
  onOpenDates,
  onBookNow,
}: BookingBarProps) {
  const isCardSeen = useOnScreen(cardId)
  const stay = startDate && endDate ? stayInShort(startDate, endDate) : undefined
  // A bar with the keyboard's focus stays beside the card, whose button already says 'Book Now'.
  const leadsOn = stay !== undefined && !isCardSeen
  const datesLabel = stay ? bookingCardCopy.changeDates : bookingCardCopy.addDates
  return (
    <BottomBar isHidden={isCardSeen}>
      <div>
        {stay ? (
          <TotalForNights total={total} totalNights={totalNights} />
        ) : (
          <NightPrice basePrice={basePrice} size="body2" />
        )}
        {stay && (
          <Typography variant="body2">
            <Link
              component="button"
              type="button"
              variant="inherit"
              aria-label={bookingCardCopy.changeStay(stay)}
              onClick={onOpenDates}
              sx={{ minHeight: (theme) => theme.size.touch, fontWeight: 600, textAlign: 'start' }}
            >
              {stay}
            </Link>
          </Typography>
        )}
      </div>
      {/* One button, so that it keeps the focus when the dates arrive. */}
      <Button variant="contained" size="large" onClick={leadsOn ? onBookNow : onOpenDates}>
        {leadsOn ? bookingCardCopy.bookNow : datesLabel}
      </Button>
    </BottomBar>
  )
}
