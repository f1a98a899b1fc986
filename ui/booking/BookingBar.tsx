import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { NightPrice } from './NightPrice'
import { useOnScreen } from './use-on-screen'

export interface BookingBarProps {
  /** Price of one night, in naira. */
  basePrice: number
  /** Id of the BookingCard to scroll to. */
  cardId: string
}

/**
 * Bar with the price and a button that scrolls to the booking card. It shows below `lg` while the
 * card is off screen, because from `lg` up the card stays visible.
 *
 * @avoid Beside a visible BookingCard: it hides itself from `lg` up.
 * @a11y The button scrolls to the card and moves the focus to it.
 */
export function BookingBar({ basePrice, cardId }: BookingBarProps) {
  const isCardSeen = useOnScreen(cardId)
  const showCard = () => {
    const card = document.getElementById(cardId)
    card?.scrollIntoView({ block: 'start' })
    card?.focus({ preventScroll: true })
  }
  return (
    <Bar data-bottom-bar data-hidden={isCardSeen}>
      <NightPrice basePrice={basePrice} size="body2" />
      <Button variant="contained" onClick={showCard}>
        {bookingCardCopy.bookNow}
      </Button>
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  paddingBlockEnd: `max(${theme.spacing(1.5)}, env(safe-area-inset-bottom))`,
  borderBlockStartWidth: 1,
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: theme.vars.palette.line,
  backgroundColor: theme.vars.palette.surface,
  boxShadow: theme.shadows[1],
  transition: theme.transitions.create(['transform', 'visibility']),
  // Hides the bar from screen readers and the keyboard too, but never while it holds the focus.
  '&[data-hidden="true"]:not(:focus-within)': {
    visibility: 'hidden',
    transform: 'translateY(100%)',
  },
  '& > p': { margin: 0 },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}))
