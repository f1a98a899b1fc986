import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { datesCopy } from '@domain/copy/dates-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_DOWN, ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT } from '@ui/text/icons'
import type { Month } from './calendar-month'
import { monthName } from './month-name'

/** Button that leads to another month. At the limit it stays, keeps the focus and does nothing. */
export interface MonthStep {
  isAtLimit: boolean
  onClick: () => void
}

export interface CalendarHeaderProps {
  /** Id of the month's name, which names the grid of days. */
  labelId: string
  /** Month whose name is shown. */
  month: Month
  /** Button at the start. The second of two months has none. */
  previous?: MonthStep | undefined
  /** Button at the end. The first of two months has none. */
  next?: MonthStep | undefined
  /** Whether a change of the month is announced. */
  isAnnounced: boolean
  /** Callback fired on a click on the month's name, which opens the years. */
  onOpenYears: () => void
}

/**
 * Header of one month: its name, which opens the years, between the buttons to other months.
 *
 * @avoid Outside StayCalendar, which knows the limits.
 * @a11y The month's name is announced politely when it should be, and names its grid. A button at a
 * limit is `aria-disabled` and keeps the focus.
 */
export function CalendarHeader({
  labelId,
  month,
  previous,
  next,
  isAnnounced,
  onOpenYears,
}: CalendarHeaderProps) {
  return (
    <Row>
      {previous && (
        <Step
          aria-label={datesCopy.previousMonth}
          aria-disabled={previous.isAtLimit}
          onClick={previous.isAtLimit ? undefined : previous.onClick}
        >
          <Icon path={ICON_CHEVRON_LEFT} />
        </Step>
      )}
      <Button onClick={onOpenYears} sx={{ gridColumn: 2, mx: 'auto', px: 1 }}>
        <span id={labelId} aria-live={isAnnounced ? 'polite' : 'off'}>
          {monthName(month)}
        </span>
        <Icon path={ICON_CHEVRON_DOWN} size="small" />
      </Button>
      {next && (
        <Step
          aria-label={datesCopy.nextMonth}
          aria-disabled={next.isAtLimit}
          onClick={next.isAtLimit ? undefined : next.onClick}
        >
          <Icon path={ICON_CHEVRON_RIGHT} />
        </Step>
      )}
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.spacing(5.5)} 1fr ${theme.spacing(5.5)}`,
  alignItems: 'center',
}))

const Step = styled(IconButton)(({ theme }) => ({
  '[dir="rtl"] & > svg': { transform: 'scaleX(-1)' },
  '&[aria-disabled="true"]': { color: theme.vars.palette.line, cursor: 'default' },
  '&[aria-disabled="true"]:hover': { backgroundColor: 'transparent' },
}))
