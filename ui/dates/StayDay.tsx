import { styled } from '@mui/material/styles'
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay'
import { createContext, useContext } from 'react'
import { datesCopy } from '@domain/copy/dates-copy'
import { isNightBooked } from '@domain/stay/availability'
import { formatDayLong } from '@domain/stay/stay-date'
import { fromPickerDay } from './picker-day'
import { canPick, type StayDates, type StayEnd, type StayLimits } from './stay-dates'

export type StayDayProps = PickerDayProps

/**
 * Dates that the days of one calendar share. A context passes them, because the calendar renders
 * the days itself.
 */
export const StayDayContext = createContext<StayDates & StayLimits & { picking: StayEnd }>({
  startDate: null,
  endDate: null,
  today: '',
  picking: 'start',
})

/**
 * Day of the calendar. It shows its place in the stay and whether its night is booked, and its
 * accessible name is the full date. A day that cannot be chosen can have the focus, so that a guest
 * on the keyboard learns why.
 *
 * @avoid Outside StayCalendar, which renders the days.
 * @a11y A grid cell with the full date as its name. A day that cannot be chosen is `aria-disabled`,
 * not skipped.
 */
export function StayDay(props: StayDayProps) {
  const stay = useContext(StayDayContext)
  const { startDate, endDate, bookedDates, picking } = stay
  const day = fromPickerDay(props.day as Date)
  if (!day || props.outsideCurrentMonth) return <Day {...props} />

  const isBooked = isNightBooked(day, bookedDates)
  const isEdge = day === startDate || day === endDate
  const isInside = Boolean(startDate && endDate && day > startDate && day < endDate)
  const words = formatDayLong(day)
  return (
    <Day
      {...props}
      selected={isEdge}
      aria-disabled={!canPick(picking, day, stay, stay)}
      aria-selected={isEdge || isInside}
      aria-label={isBooked ? `${words}, ${datesCopy.booked}` : words}
      data-booked={isBooked}
      data-inside={isInside}
    />
  )
}

const Day = styled(PickerDay)(({ theme }) => ({
  ...theme.typography.body2,
  width: theme.size.touch,
  height: theme.size.touch,
  margin: 0,
  borderRadius: theme.radius.pill,
  fontVariantNumeric: 'tabular-nums',
  '&.Mui-disabled, &[aria-disabled="true"]': {
    color: theme.vars.palette.text.disabled,
    opacity: 1,
    cursor: 'default',
  },
  '&[aria-disabled="true"][data-booked="true"]': { textDecoration: 'line-through' },
  '&[data-inside="true"]': {
    borderRadius: 0,
    backgroundColor: theme.vars.palette.actionTint,
  },
  '&.Mui-selected': { fontWeight: 700 },
}))
