import { styled } from '@mui/material/styles'
import type { Quote } from '@domain/booking/pricing'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { formatNaira, formatNairaFixed } from '@domain/money'

export interface PriceBreakdownProps {
  /** Price lines and their total, in naira. */
  quote: Quote
  /** Label of the total. That of the booking page by default. */
  totalLabel?: string | undefined
}

/**
 * Lines of a price and their total, with the amounts aligned.
 *
 * @avoid For one price: NightPrice.
 * @a11y A description list, so that each amount is read with its label.
 */
export function PriceBreakdown({ quote, totalLabel = bookNowCopy.total }: PriceBreakdownProps) {
  return (
    <Lines>
      {quote.lines.map(({ key, label, amount }) => (
        <Line key={key}>
          <dt>{label}</dt>
          {/* The tax line always shows kobo. */}
          <dd>{key === 'tax' ? formatNairaFixed(amount) : formatNaira(amount)}</dd>
        </Line>
      ))}
      <Line data-total="true">
        <dt>{totalLabel}</dt>
        <dd>{formatNaira(quote.total)}</dd>
      </Line>
    </Lines>
  )
}

const Lines = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  '& > dd': {
    margin: 0,
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
  },
  '&[data-total="true"]': {
    ...theme.typography.h3,
    color: theme.vars.palette.text.primary,
    marginBlockStart: theme.spacing(0.5),
    paddingBlockStart: theme.spacing(1.5),
    borderBlockStart: `thin solid ${theme.vars.palette.line}`,
  },
}))
