import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { datesCopy } from '@domain/copy/dates-copy'
import { isNightBooked } from '@domain/stay/availability'
import { holidayOn } from '@domain/stay/holidays'
import { formatDayLong, type IsoDate } from '@domain/stay/stay-date'
import { weeksOf, type Month } from './calendar-month'
import { weekdays } from './month-name'
import { canPick, type StayDates, type StayEnd, type StayLimits } from './stay-dates'

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
          {week.map((day, index) =>
            day ? (
              <StayDay
                key={day}
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
              <Blank key={index} role="gridcell" />
            ),
          )}
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

interface StayDayProps {
  /** Date of the day. */
  day: IsoDate
  /** Place in the chosen stay, or in the one that the pointer or the focus would choose. */
  place?: 'start' | 'inside' | 'end' | 'both' | undefined
  /** Whether it is a chosen end of the stay. */
  isChosen: boolean
  /** Whether no stay may have this day, because it is past or beyond the limits. */
  isOut: boolean
  /** Whether this end of the stay can fall on this day. */
  canBePicked: boolean
  /** Whether its night is booked. */
  isBooked: boolean
  /** Whether it is the current day in Lagos. */
  isToday: boolean
  /** Name of the public holiday on this day. */
  holiday?: string | undefined
  /** Whether the Tab key leads here. One day of a calendar has it. */
  isTabStop: boolean
}

/**
 * Day of the calendar. It shows its place in the stay, whether its night is booked, today and
 * public holidays, and its accessible name is the full date. A day within the limits that cannot be
 * chosen can have the focus, so that a guest on the keyboard learns why. The calendar around it
 * takes the clicks and keys.
 */
const StayDay = memo(function StayDay({
  day,
  place,
  isChosen,
  isOut,
  canBePicked,
  isBooked,
  isToday,
  holiday,
  isTabStop,
}: StayDayProps) {
  const words = [formatDayLong(day), isBooked && datesCopy.booked, holiday]
  return (
    <Day
      type="button"
      role="gridcell"
      disabled={isOut}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={!canBePicked}
      aria-selected={isChosen || place !== undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-label={words.filter(Boolean).join(', ')}
      data-day={day}
      data-booked={isBooked}
      data-place={place}
      data-chosen={isChosen}
    >
      {Number(day.slice(8))}
      {(isToday || holiday) && <Dot data-kind={holiday ? 'holiday' : 'today'} />}
    </Day>
  )
})

/**
 * Button of a day. The stay's band (`::before`) runs through the days of a week and is round at the
 * stay's ends, at the ends of a week and at those of the month. A chosen end is a circle
 * (`::after`) on the band.
 */
const Day = styled('button')(({ theme }) => {
  const round = theme.radius.pill
  /** Centred, and as high as the circle. */
  const layer = {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: `calc(50% - ${theme.spacing(2.5)})`,
  } as const
  return {
    ...theme.typography.body2,
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 0,
    height: theme.size.touch,
    padding: 0,
    border: 0,
    borderRadius: theme.radius.field,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '&:disabled, &[aria-disabled="true"]': {
      fontWeight: 400,
      color: theme.vars.palette.text.disabled,
      cursor: 'default',
    },
    '&[aria-disabled="true"][data-booked="true"]': { textDecoration: 'line-through' },
    '&:focus-visible': { zIndex: 1, outlineOffset: theme.spacing(-0.25) },
    '& > span': { position: 'absolute', insetBlockEnd: theme.spacing(0.75) },

    '&[data-place]::before': {
      ...layer,
      insetInline: 0,
      backgroundColor: theme.vars.palette.actionTint,
    },
    '&[data-place="start"]::before': { insetInlineStart: `calc(50% - ${theme.spacing(2.5)})` },
    '&[data-place="end"]::before': { insetInlineEnd: `calc(50% - ${theme.spacing(2.5)})` },
    '&[data-place="both"]::before': { insetInline: `calc(50% - ${theme.spacing(2.5)})` },
    '&:is([data-place="start"], [data-place="both"], :first-of-type, :not([data-day]) + &)::before':
      {
        borderStartStartRadius: round,
        borderEndStartRadius: round,
      },
    '&:is([data-place="end"], [data-place="both"], :last-child, :has(+ :not([data-day])))::before':
      { borderStartEndRadius: round, borderEndEndRadius: round },

    // Hover and chosen ends share the circle.
    '&:not(:disabled, [aria-disabled="true"]):hover::after, &[data-chosen="true"]::after': {
      ...layer,
      insetInline: `calc(50% - min(50%, ${theme.spacing(2.5)}))`,
      boxSizing: 'border-box',
      border: `thin solid ${theme.vars.palette.outline}`,
      borderRadius: round,
    },
    '&[data-chosen="true"]': {
      fontWeight: 700,
      color: theme.vars.palette.onActionFill,
      '&::after, &:hover::after': {
        borderColor: 'transparent',
        backgroundColor: theme.vars.palette.actionFill,
      },
      '& > span': { borderColor: 'currentColor' },
    },
    // The whole cell has the system's colours then (global-styles.ts).
    '@media (forced-colors: active)': {
      '&[aria-selected="true"]::before, &[aria-selected="true"]::after': { display: 'none' },
    },
  }
})

/**
 * Dot of today or, as `data-kind="holiday"`, of a public holiday. It is a border, because forced
 * colours leave borders visible.
 */
export const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  borderWidth: theme.spacing(0.25),
  borderStyle: 'solid',
  borderRadius: theme.radius.pill,
  borderColor: theme.vars.palette.primary.main,
  '&[data-kind="holiday"]': { borderColor: theme.vars.palette.accent.fill },
}))
