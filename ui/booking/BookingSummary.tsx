import Box from '@mui/material/Box'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import type { Quote } from '@domain/booking/pricing'
import { BOOKING_PAGE_RATING } from '@domain/constants'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { nightsBetween } from '@domain/stay/stay-date'
import type { StayDates, StayLimits } from '@ui/dates/stay-dates'
import { StayDateFields } from '@ui/dates/StayDateFields'
import { GuestStepper } from '@ui/form/GuestStepper'
import { SubmitButton } from '@ui/form/SubmitButton'
import { CardRating } from '@ui/listing/CardRating'
import { Icon } from '@ui/text/Icon'
import { ICON_MAP_PIN } from '@ui/text/icons'
import { DatesAssurance } from './DatesAssurance'
import { OneNightNote } from './OneNightNote'
import { PriceBreakdown } from './PriceBreakdown'

export interface BookingSummaryProps extends StayDates, StayLimits {
  /** PhotoCarousel of the listing. Its `emptyText` should be 'No images available'. */
  photos: ReactNode
  /** Listing's name. */
  name: string
  /** Listing's own place. Without it the specification's 'Lagos, Nigeria' shows. */
  place?: string | undefined
  /** Guest count, from 1 to `maxGuests`. */
  guests: number
  /** Maximum guest count of the listing. */
  maxGuests: number
  /** Total in its three parts. Without it the panel shows the fallback amounts. */
  quote?: Quote | undefined
  /** Id of the BookingForm that the button submits. */
  formId: string
  /** Disables the button and shows the busy label while the booking is sent. False by default. */
  isSubmitting?: boolean | undefined
  /** Callback fired with both dates of the stay. */
  onDatesChange: (dates: StayDates) => void
  /** Callback fired with the new guest count. */
  onGuestsChange: (guests: number) => void
  /** Callback fired with the message when a typed date is invalid. */
  onInvalidDate?: ((message: string) => void) | undefined
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

/**
 * Summary of the booking with editable dates and guest count, and the button that submits it.
 *
 * @avoid Before the guest has decided: BookingCard promises less and does not submit.
 * @a11y A named section. The submit button belongs to the form beside it by its id, and becomes
 * busy in words.
 */
export function BookingSummary({
  photos,
  name,
  place = bookNowCopy.location,
  guests,
  maxGuests,
  quote,
  formId,
  isSubmitting = false,
  onDatesChange,
  onGuestsChange,
  onInvalidDate,
  sx = [],
  ...stay
}: BookingSummaryProps) {
  return (
    <Card aria-label={bookNowCopy.summaryTitle} sx={sx}>
      {photos}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
        <Typography variant="h2">{name}</Typography>
        <Row>
          <Icon path={ICON_MAP_PIN} size="small" />
          {place}
        </Row>
        <Row>
          <CardRating rating={BOOKING_PAGE_RATING.rating} />
          {bookNowCopy.feedbacks}
        </Row>
      </Box>
      <Notice>{bookNowCopy.greatChoice}</Notice>
      <StayDateFields
        {...stay}
        onChange={onDatesChange}
        {...(onInvalidDate ? { onInvalid: onInvalidDate } : {})}
      />
      <DatesAssurance {...stay} />
      <GuestStepper value={guests} maximum={maxGuests} onChange={onGuestsChange} />
      <section aria-label={bookNowCopy.priceBreakdown}>
        <Typography variant="h3" sx={{ mb: 1.5 }}>
          {bookNowCopy.priceBreakdown}
        </Typography>
        <PriceBreakdown quote={quote} />
        <OneNightNote nights={nightsOf(stay)} />
      </section>
      <Foot>
        <SubmitButton form={formId} isBusy={isSubmitting}>
          {bookNowCopy.confirm}
        </SubmitButton>
      </Foot>
    </Card>
  )
}

const nightsOf = ({ startDate, endDate }: StayDates) =>
  startDate && endDate ? nightsBetween(startDate, endDate) : undefined

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5),
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.line,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}))

/** Foot of the card. It sticks to the bottom of the window until the end of the card is visible. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  // The foot is above the fields that scroll behind it, and below the header.
  zIndex: 1,
  margin: theme.spacing(0, -2.5, -2.5),
  padding: theme.spacing(2, 2.5, 2.5),
  borderBlockStartWidth: 1,
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: theme.vars.palette.line,
  borderEndStartRadius: theme.radius.photo,
  borderEndEndRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  [theme.breakpoints.down('sm')]: {
    margin: theme.spacing(0, -2, -2),
    padding: theme.spacing(2),
  },
}))

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  color: theme.vars.palette.text.secondary,
}))

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.radius.field,
  fontWeight: theme.typography.fontWeightMedium,
  backgroundColor: theme.vars.palette.actionTint,
}))
