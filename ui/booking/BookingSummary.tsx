import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import type { Quote } from '@domain/booking/pricing'
import { BOOKING_PAGE_RATING } from '@domain/constants'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { nightsBetween } from '@domain/stay/stay-date'
import type { StayDates } from '@ui/dates/stay-dates'
import { CardRating } from '@ui/listing/CardRating'
import { Icon } from '@ui/text/Icon'
import { ICON_MAP_PIN } from '@ui/text/icons'
import { SampleMark } from '@ui/text/SampleMark'
import { NightsNote, type NightsNoteProps } from './NightsNote'
import { PriceBreakdown } from './PriceBreakdown'

export interface BookingSummaryProps extends StayDates, Pick<NightsNoteProps, 'totalNights'> {
  /** StayFields and DatesAssurance, unless they are shown elsewhere on the page. */
  stay?: ReactNode | undefined
  /** PhotoCarousel of the listing. Its `emptyText` should be 'No images available'. */
  photos: ReactNode
  /** Listing's name. */
  name: string
  /** Listing's own place. Without it the specification's 'Lagos, Nigeria' shows. */
  place?: string | undefined
  /** Total in its three parts. */
  quote: Quote
  /** Button that submits the BookingForm, where no ConfirmBar has it. */
  action?: ReactNode | undefined
}

/**
 * Summary of the booking: the home, the stay and the price, in front of the button. It never
 * scrolls inside: in a low window it sticks by its bottom edge (MainAndAside).
 *
 * @avoid Before the guest has decided: BookingCard promises less and does not submit.
 * @a11y A named section. Dates and guests come before the price, and the button after it.
 */
export function BookingSummary({
  stay,
  photos,
  name,
  place = bookNowCopy.location,
  quote,
  totalNights,
  action,
  ...dates
}: BookingSummaryProps) {
  return (
    <Card aria-label={bookNowCopy.summaryTitle} data-popup-edge>
      <Photos>{photos}</Photos>
      <Body>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Row>
            <span>
              <Icon path={ICON_MAP_PIN} size="small" />
              {place}
            </span>
            <span>
              <CardRating rating={BOOKING_PAGE_RATING.rating} />
              <span aria-hidden>·</span>
              {bookNowCopy.feedbacks}
            </span>
            <SampleMark />
          </Row>
        </Box>
        {stay}
        <section aria-label={bookNowCopy.priceBreakdown}>
          <PriceBreakdown quote={quote} />
          <NightsNote totalNights={totalNights} nights={nightsOf(dates)} />
        </section>
        {action}
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ textAlign: 'center', textWrap: 'balance' }}
        >
          {bookNowCopy.greatChoice}
        </Typography>
      </Body>
    </Card>
  )
}

const nightsOf = ({ startDate, endDate }: StayDates) =>
  startDate && endDate ? nightsBetween(startDate, endDate) : undefined

const Card = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  border: `thin solid ${theme.vars.palette.line}`,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  // On a tablet, where the card is below the form, the photos are beside the text.
  [theme.breakpoints.between('md', 'lg')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
  },
}))

/** The photos go from edge to edge of the card, which rounds their corners. */
const Photos = styled('div')(({ theme }) => ({
  '& > *': { borderRadius: 0 },
  [theme.breakpoints.between('md', 'lg')]: {
    '& > [data-ratio]': { height: '100%', aspectRatio: 'auto' },
  },
}))

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 2.5, 2.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}))

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  color: theme.vars.palette.text.secondary,
  '& > span': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
}))
