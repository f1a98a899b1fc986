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
  /** Guest count, which does not change the total. */
  guests: number
}

/** Returns in a sentence what the total consists of, and for whom it is. */
function sentenceFor({ quote, guests, startDate, endDate }: BreakdownDisclosureProps): string {
  const nights = formatNaira(addNaira(quote.total, -quote.fees))
  const fees = formatNaira(quote.fees)
  const amounts = quote.totalNights
    ? bookingCardCopy.nightsInWords(nights, quote.totalNights, fees)
    : bookingCardCopy.totalInWords(nights, fees)
  if (startDate === null || endDate === null) return amounts
  const days = bookingCardCopy.fromTo(weekdayName(startDate), weekdayName(endDate))
  return `${days}, ${bookingCardCopy.guestsOf(guests)}: ${amounts}`
}

/**
 * Total for one night or for the stay, explained in a sentence, with its price lines, which are
 * collapsed at first.
 *
 * @avoid Where the price is the subject: PriceBreakdown stays open.
 * @a11y A button with `aria-expanded` that controls the lines below it.
 */
export function BreakdownDisclosure(props: BreakdownDisclosureProps) {
  const { quote, startDate, endDate } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const sentence = sentenceFor(props)
  return (
    <Box>
      <Total>
        <div>
          <Typography variant="h3" component="p">
            {quote.totalNights === undefined
              ? bookingCardCopy.totalForOneNight
              : bookingCardCopy.totalFor(quote.totalNights)}
          </Typography>
          {quote.totalNights === undefined && startDate && endDate && (
            <Typography variant="body2" color="textSecondary">
              {bookingCardCopy.yourDates(nightsBetween(startDate, endDate))}
            </Typography>
          )}
        </div>
        <Typography variant="price" sx={{ marginInlineStart: 'auto' }}>
          {formatNaira(quote.total)}
        </Typography>
      </Total>
      <Sentence key={sentence} data-comes>
        {sentence}
      </Sentence>
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

const Total = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}))

const Sentence = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  marginBlockStart: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
}))

const Opener = styled(Link)<{ component: 'button'; type: 'button' }>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: theme.size.touch,
  '& > svg': { transition: theme.transitions.create('transform') },
  '&[aria-expanded="true"] > svg': { transform: 'scaleY(-1)' },
}))
