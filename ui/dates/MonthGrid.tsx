import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { isNightBooked } from '@domain/stay/availability'
import { holidayOn } from '@domain/stay/holidays'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Month } from './calendar-month'
import { weeksOf } from './calendar-weeks'
import { weekdays } from './month-name'
import { canPick, type StayDates, type StayEnd, type StayLimits } from './stay-dates'
import { StayDay, type StayDayProps } from './StayDay'

export interface MonthGridProps extends StayDates, StayLimits {
  /** Month of the days. */
  month: Month
  /** Id of the month's name. */
  labelId: string
  /** End of the stay that the next click sets. */
  picking: StayEnd
  /** Day that the Tab key leads to. */
  tabStop: IsoDate
  /** Last day that can be shown as possible, or undefined without a limit. */
  last: IsoDate | undefined
  /** Check-out that the pointer or the focus would choose. */
  aimed: IsoDate | undefined
}

/** Returns which part of a stay a day is. */
function placeIn(day: IsoDate, start: IsoDate | null, end: IsoDate | null): StayDayProps['place'] {
  if (start === null || end === null || day < start || day > end) return undefined
  if (start === end) return 'both'
  return day === start ? 'start' : day === end ? 'end' : 'inside'
}

/**
 * Days of one month in a grid from Monday to Sunday, with the weekend on a darker background.
 *
 * @avoid Outside StayCalendar, which takes its clicks and keys.
 * @a11y A grid named by its month, with named columns. One day is a Tab stop.
 */
export function MonthGrid({
  month,
  labelId,
  picking,
  tabStop,
  last,
  aimed,
  ...stay
}: MonthGridProps) {
  const { startDate, endDate, today, bookedDates } = stay
  return (
    <Grid role="grid" aria-labelledby={labelId}>
      <Week role="row">
        {weekdays.map(({ short, long }) => (
          <Weekday key={long} role="columnheader" aria-label={long}>
            {short}
          </Weekday>
        ))}
      </Week>
      {weeksOf(month).map((week) => (
        <Week key={week.find(Boolean)} role="row">
          {week.map((day, index) => (
            <Fragment key={day ?? index}>
              {day ? (
                <StayDay
                  day={day}
                  place={placeIn(day, startDate, endDate ?? aimed ?? null)}
                  isChosen={day === startDate || day === endDate}
                  isOut={day < today || (last !== undefined && day > last)}
                  canBePicked={canPick(picking, day, stay, stay)}
                  isBooked={isNightBooked(day, bookedDates)}
                  isToday={day === today}
                  holiday={holidayOn(day)}
                  isTabStop={day === tabStop}
                />
              ) : (
                <Blank role="gridcell" />
              )}
            </Fragment>
          ))}
        </Week>
      ))}
    </Grid>
  )
}

const Grid = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  // Background of the last two columns.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInlineEnd: 0,
    width: `${(2 / 7) * 100}%`,
    borderRadius: theme.radius.field,
    backgroundColor: theme.vars.palette.sunken,
    ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.surface }),
  },
}))

const Week = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
})

/** Empty cell, which keeps the count of columns. */
const Blank = styled('span')({})

const Weekday = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  placeItems: 'center',
  height: theme.spacing(4),
  color: theme.vars.palette.text.secondary,
}))
