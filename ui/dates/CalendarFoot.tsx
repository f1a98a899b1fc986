import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { lastCheckIn } from '@domain/stay/stay-bounds'
import { formatDay, nightsBetween } from '@domain/stay/stay-date'
import { tooFewNights, type StayDates, type StayLimits } from './stay-dates'

export interface CalendarFootProps extends StayDates, Omit<StayLimits, 'bookedDates'> {
  /** Callback fired on a click on 'Clear dates' while a date is chosen. */
  onClear: () => void
  /** Callback fired on a click on 'Close'. */
  onClose: () => void
}

/**
 * Foot of the calendar: the number of nights, the limits of a stay, and two buttons.
 *
 * @avoid For the foot of a filter: PillPopover has its own.
 * @a11y 'Clear dates' is `aria-disabled` while there is nothing to clear, so that it keeps the
 * focus.
 */
export function CalendarFoot({
  startDate,
  endDate,
  today,
  bounds,
  rules,
  onClear,
  onClose,
}: CalendarFootProps) {
  const isWhole = startDate !== null && endDate !== null
  const isEmpty = startDate === null && endDate === null
  const nights = isWhole ? nightsBetween(startDate, endDate) : undefined
  const tooFew = tooFewNights({ startDate, endDate: endDate ?? startDate }, rules)
  return (
    <Foot>
      <Words>
        {nights !== undefined && (
          <Typography variant="h3" component="p">
            {nights === 0 ? bookingCardCopy.oneNightHint : datesCopy.nights(nights)}
          </Typography>
        )}
        {tooFew && <Typography variant="body2">{tooFew}</Typography>}
        {bounds && (
          <Typography variant="body2" color="textSecondary">
            {datesCopy.bounds(formatDay(lastCheckIn(today, bounds)), bounds.nights)}
          </Typography>
        )}
      </Words>
      <Buttons>
        {/* It keeps the focus while there is nothing to clear. */}
        <Button aria-disabled={isEmpty} onClick={isEmpty ? undefined : onClear}>
          {datesCopy.clear}
        </Button>
        <Button variant={isWhole ? 'contained' : 'outlined'} onClick={onClose}>
          {feedbackCopy.close}
        </Button>
      </Buttons>
    </Foot>
  )
}

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  paddingBlockStart: theme.spacing(1.5),
  borderBlockStartWidth: 1,
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: theme.vars.palette.line,
}))

const Words = styled('div')({ flex: '1 1 12rem' })

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
  '& > [aria-disabled="true"]': {
    color: theme.vars.palette.text.disabled,
    cursor: 'default',
    '&, &:hover': { backgroundColor: 'transparent' },
  },
}))
