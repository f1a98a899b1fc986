import { mdiChevronDown, mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { addMonths } from 'date-fns/addMonths'
import { isSameMonth } from 'date-fns/isSameMonth'
import { datesCopy } from '@domain/copy/dates-copy'
import { Icon } from '@ui/text/Icon'
import { monthName } from './month-name'

export interface CalendarHeaderProps {
  /** Id of the month's name, which names the grid of days. */
  labelId?: string | undefined
  /** Any moment of the displayed month. */
  currentMonth: Date
  /** Earliest day that can be chosen. Its month disables the button for the previous month. */
  minDate?: Date | undefined
  /** Latest day that can be chosen. Its month disables the button for the next month. */
  maxDate?: Date | undefined
  /** Callback fired with the previous or next month. */
  onMonthChange: (month: Date) => void
  /** Callback fired on a click on the month's name, which opens the list of years. */
  onOpenYears?: (() => void) | undefined
}

/**
 * Calendar header: the month's name, which opens the years, and buttons for the previous and next
 * month.
 *
 * @avoid Outside StayCalendar: it drives the calendar's month.
 * @a11y The month is announced politely when it changes, and it names the grid of days. Buttons at
 * a limit are disabled.
 */
export function CalendarHeader({
  labelId,
  currentMonth,
  minDate,
  maxDate,
  onMonthChange,
  onOpenYears,
}: CalendarHeaderProps) {
  const isFirst = minDate !== undefined && isSameMonth(currentMonth, minDate)
  const isLast = maxDate !== undefined && isSameMonth(currentMonth, maxDate)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', py: 0.5 }}>
      <Button onClick={onOpenYears} sx={{ mr: 'auto', px: 1 }}>
        <span id={labelId} aria-live="polite">
          {monthName(currentMonth)}
        </span>
        <Icon path={mdiChevronDown} size="small" />
      </Button>
      <IconButton
        aria-label={datesCopy.previousMonth}
        disabled={isFirst}
        onClick={() => onMonthChange(addMonths(currentMonth, -1))}
      >
        <Icon path={mdiChevronLeft} />
      </IconButton>
      <IconButton
        aria-label={datesCopy.nextMonth}
        disabled={isLast}
        onClick={() => onMonthChange(addMonths(currentMonth, 1))}
      >
        <Icon path={mdiChevronRight} />
      </IconButton>
    </Box>
  )
}
