import { styled } from '@mui/material/styles'
import { datesCopy } from '@domain/copy/dates-copy'
import { holidayOn } from '@domain/stay/holidays'
import { formatDayShort } from '@domain/stay/stay-date'
import type { Month } from './calendar-month'
import { weeksOf } from './calendar-weeks'
import { Dot } from './stay-day-parts'

export interface MonthHolidaysProps {
  /** Months whose public holidays are named. */
  months: readonly Month[]
}

/**
 * Names of the public holidays in the shown months. Its first line is reserved while it is empty.
 *
 * @avoid As the only sign of a holiday: StayDay names it too.
 * @a11y A named list, which is not announced when the months change.
 */
export function MonthHolidays({ months }: MonthHolidaysProps) {
  const days = months.flatMap((month) => weeksOf(month).flat())
  const holidays = days.flatMap((day) => {
    const name = day && holidayOn(day)
    return day && name ? [{ day, name }] : []
  })
  return (
    <List aria-label={datesCopy.holidays}>
      {holidays.map(({ day, name }) => (
        <li key={day}>
          <Dot data-kind="holiday" />
          {`${formatDayShort(day)} ${name}`}
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  minHeight: '1lh',
  margin: 0,
  marginBlockStart: theme.spacing(1),
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
}))
