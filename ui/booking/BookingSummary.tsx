import Box from '@mui/material/Box'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
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
import { NightsNote } from './NightsNote'
import { PriceBreakdown } from './PriceBreakdown'

export interface BookingSummaryProps extends StayDates {
  /** StayFields and DatesAssurance, unless they are shown elsewhere on the page. */
  stay?: ReactNode | undefined
  /** PhotoCarousel of the listing. Its `emptyText` should be 'No images available'. */
  photos: ReactNode
  /** Listing's name. */
  name: string
  /** Listing's own place. Without it the specification's 'Lagos, Nigeria' shows. */
  place?: string | undefined
  /** Total in its three parts. Without it the panel shows the fallback amounts. */
  quote?: Quote | undefined
  /** Nights that the total is for, where totals are for the stay. Without it, one. */
  totalNights?: number | undefined
  /** Button that submits the BookingForm, where no ConfirmBar has it. */
  action?: ReactNode | undefined
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

/**
 * Summary of the booking: the stay, the listing and the price. From `lg` up it is at most as high
 * as the window, scrolls inside, and keeps the total and the button in sight.
 *
 * @avoid Before the guest has decided: BookingCard promises less and does not submit.
 * @a11y A named section. Dates and guests come first, the total and the button last.
 */
export function BookingSummary({
  stay,
  photos,
  name,
  place = bookNowCopy.location,
  quote,
  totalNights,
  action,
  sx = [],
  ...dates
}: BookingSummaryProps) {
  const note = <NightsNote totalNights={totalNights} nights={nightsOf(dates)} />
  return (
    <Card aria-label={bookNowCopy.summaryTitle} data-popup-edge sx={sx}>
      <Body>
        {stay}
        {photos}
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
              {bookNowCopy.feedbacks}
            </span>
            <SampleMark />
          </Row>
        </Box>
        <Notice>{bookNowCopy.greatChoice}</Notice>
        <section aria-label={bookNowCopy.priceBreakdown}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {bookNowCopy.priceBreakdown}
          </Typography>
          <PriceBreakdown quote={quote} only={action ? 'lines' : undefined} />
          {!action && note}
        </section>
      </Body>
      {action && (
        <Foot>
          <PriceBreakdown quote={quote} only="total" />
          {note}
          <Box sx={{ mt: 1.5 }}>{action}</Box>
        </Foot>
      )}
    </Card>
  )
}

const nightsOf = ({ startDate, endDate }: StayDates) =>
  startDate && endDate ? nightsBetween(startDate, endDate) : undefined

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.line,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  // Below the header, with equal space above and below.
  [theme.breakpoints.up('lg')]: {
    maxHeight: `calc(100svh - ${theme.size.header}px - ${theme.spacing(6)})`,
  },
  '@media print': { maxHeight: 'none' },
}))

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  minHeight: 0,
  padding: theme.spacing(2.5),
  overflowY: 'auto',
  '& > *': { flex: 'none' },
  // On a tablet, where the card is below the form, the photos are beside the text.
  [theme.breakpoints.between('md', 'lg')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    '& > [data-ratio]': { gridRow: 'span 3' },
  },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}))

const Foot = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: theme.spacing(2, 2.5),
  borderBlockStartWidth: 1,
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: theme.vars.palette.line,
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

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.radius.field,
  fontWeight: theme.typography.fontWeightMedium,
  backgroundColor: theme.vars.palette.actionTint,
}))
