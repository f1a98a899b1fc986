import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { NightQuote } from '@domain/booking/pricing'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { formatNaira } from '@domain/money'
import { PriceBreakdown } from './PriceBreakdown'

export interface BreakdownDisclosureProps {
  /** Price lines of one night and their total. */
  quote: NightQuote
  /** Number of nights in the chosen stay. It does not change the total. */
  nights?: number | undefined
}

/**
 * Total for one night with its price lines, which are collapsed at first.
 *
 * @avoid Where the price is the subject: PriceBreakdown stays open.
 * @a11y A button with `aria-expanded` that controls the lines below it.
 */
export function BreakdownDisclosure({ quote, nights }: BreakdownDisclosureProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <div>
          <Typography variant="h3" component="p">
            {bookingCardCopy.totalForOneNight}
          </Typography>
          {nights !== undefined && (
            <Typography variant="body2" color="textSecondary">
              {bookingCardCopy.yourDates(nights)}
            </Typography>
          )}
        </div>
        <Typography variant="price" sx={{ ml: 'auto' }}>
          {formatNaira(quote.total)}
        </Typography>
      </Box>
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ minHeight: (theme) => theme.size.touch }}
      >
        {bookingCardCopy.viewBreakdown}
      </Link>
      <div id={id} hidden={!isOpen}>
        <PriceBreakdown quote={quote} totalLabel={bookingCardCopy.total} />
      </div>
    </Box>
  )
}
