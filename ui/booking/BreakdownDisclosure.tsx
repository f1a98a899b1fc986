import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { CardQuote } from '@domain/booking/pricing'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { addNaira, formatNaira } from '@domain/money'
import { nightsBetween } from '@domain/stay/stay-date'
import { weekdayName } from '@ui/dates/month-name'
import type { StayDates } from '@ui/dates/stay-dates'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_DOWN } from '@ui/text/icons'
import { PriceBreakdown } from './PriceBreakdown'

export interface BreakdownDisclosureProps extends StayDates {
  /** Price lines of one night, or of the stay. */
  quote: CardQuote
}

/** Returns what stands under the total: how many nights the dates have, and from when to when. */
function datesOf({ quote, startDate, endDate }: BreakdownDisclosureProps) {
  if (startDate === null || endDate === null) return undefined
  const days = bookingCardCopy.fromTo(weekdayName(startDate), weekdayName(endDate))
  if (quote.totalNights !== undefined) return days
  return `${bookingCardCopy.yourDates(nightsBetween(startDate, endDate))}, ${days}`
}

/**
 * Total for one night or for the stay, above its two parts: nights and fees. The price lines are
 * collapsed at first.
 *
 * @avoid Where the price is the subject: PriceBreakdown stays open.
 * @a11y Description lists, and a button with `aria-expanded` that controls the lines below it.
 */
export function BreakdownDisclosure(props: BreakdownDisclosureProps) {
  const { quote } = props
  const { total, totalNights, fees } = quote
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const dates = datesOf(props)
  const nightsLabel =
    totalNights === 0 ? bookingCardCopy.lines.basePrice : bookingCardCopy.nights(totalNights ?? 1)
  return (
    <Box>
      <Parts>
        <div data-total>
          <dt>
            {totalNights === undefined
              ? bookingCardCopy.totalForOneNight
              : bookingCardCopy.totalFor(totalNights)}
          </dt>
          <Typography component="dd" variant="price">
            {formatNaira(total)}
          </Typography>
          <Dates key={dates} aria-hidden={!dates} data-comes>
            {dates}
          </Dates>
        </div>
        <div>
          <dt>{nightsLabel}</dt>
          <dd>{formatNaira(addNaira(total, -fees))}</dd>
        </div>
        <div>
          <dt>{bookingCardCopy.feesAndTax}</dt>
          <dd>{formatNaira(fees)}</dd>
        </div>
      </Parts>
      <Opener
        component="button"
        type="button"
        variant="body2"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {bookingCardCopy.viewBreakdown}
        <Icon path={ICON_CHEVRON_DOWN} size="small" />
      </Opener>
      <div id={id} hidden={!isOpen}>
        <PriceBreakdown quote={quote} totalLabel={bookingCardCopy.total} />
      </div>
    </Box>
  )
}

const Parts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
  },
  '& dd': {
    margin: 0,
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
  },
  // With large text the amount goes to the next line instead.
  '& > [data-total] > dt': {
    flex: '1 1 6rem',
    ...theme.typography.h3,
    color: theme.vars.palette.text.primary,
  },
}))

/** Its line is reserved while no dates are chosen, so that 'Book Now' stays where it is. */
const Dates = styled('dd')(({ theme }) => ({
  flex: '1 0 100%',
  minHeight: '1lh',
  marginBlockEnd: theme.spacing(0.5),
  '&&': { color: theme.vars.palette.text.secondary },
}))

const Opener = styled(Link)<{ component: 'button'; type: 'button' }>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: theme.size.touch,
  '& > svg': { transition: theme.transitions.create('transform') },
  '&[aria-expanded="true"] > svg': { transform: 'scaleY(-1)' },
}))
