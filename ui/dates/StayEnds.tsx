import { styled } from '@mui/material/styles'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { formatDayLong } from '@domain/stay/stay-date'
import type { StayDates, StayEnd } from './stay-dates'

export interface StayEndsProps extends StayDates {
  /** End that the next click in the calendar sets. */
  picking: StayEnd
  /** Callback fired with the clicked end. */
  onPickingChange: (end: StayEnd) => void
}

/**
 * Switch between check-in and check-out, each with its date.
 *
 * @avoid Outside the calendar's popup: DateInput.
 * @a11y Two toggle buttons, of which the pressed one is the end that the next day sets.
 */
export function StayEnds({ startDate, endDate, picking, onPickingChange }: StayEndsProps) {
  const ends = [
    { end: 'start', label: bookingCardCopy.checkIn, day: startDate },
    { end: 'end', label: bookingCardCopy.checkOut, day: endDate },
  ] as const
  return (
    <Switch>
      {ends.map(({ end, label, day }) => (
        <End
          key={end}
          type="button"
          aria-pressed={end === picking}
          onClick={() => onPickingChange(end)}
        >
          <b>{label}</b> <span>{day ? formatDayLong(day) : datesCopy.chooseDay}</span>
        </End>
      ))}
    </Switch>
  )
}

const Switch = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.sunken,
  ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.surface }),
}))

const End = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  minHeight: theme.spacing(6),
  padding: theme.spacing(0.75, 1.5),
  border: 0,
  borderRadius: theme.radius.field,
  textAlign: 'start',
  color: theme.vars.palette.text.secondary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '& > b': { ...theme.typography.caption },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.surface,
    boxShadow: `inset 0 0 0 0.125rem ${theme.vars.palette.primary.main}`,
    ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.raised }),
  },
}))
