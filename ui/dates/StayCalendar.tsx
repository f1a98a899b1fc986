import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import { datesCopy } from '@domain/copy/dates-copy'
import { holidayOn } from '@domain/stay/holidays'
import { formatDayShort, parseIsoDate, type IsoDate } from '@domain/stay/stay-date'
import { hasModifier } from '@ui/layout/has-modifier'
import { BareList } from '@ui/text/bare-list'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_DOWN, ICON_CHEVRON_LEFT, ICON_CHEVRON_RIGHT } from '@ui/text/icons'
import {
  dayAfterKey,
  firstDayOf,
  laterMonth,
  monthOf,
  weeksOf,
  withinDays,
  type Month,
} from './calendar-month'
import { monthName } from './month-name'
import { Dot, MonthGrid } from './MonthGrid'
import { canPick, lastPick, type StayDates, type StayEnd, type StayLimits } from './stay-dates'
import { YearPages } from './YearPages'

export interface StayCalendarProps extends StayDates, StayLimits {
  /** End of the stay that the next click sets. */
  picking: StayEnd
  /** Callback fired with the clicked date. */
  onPick: (day: IsoDate) => void
  /** Number of months side by side. One by default. */
  count?: 1 | 2 | undefined
}

/**
 * Calendar of one month or two. Booked nights are struck through, weekends and public holidays are
 * marked, the chosen stay is one band, and a click on a month's name opens the years, twelve on
 * each page.
 *
 * @avoid Without a popup of its own: use StayPopup or StayDateFields.
 * @a11y A grid of days for each month: arrow keys move by day and week, Home and End within the
 * week, Page Up and Page Down by month, Enter picks. Booked days keep the focus and say so.
 */
export function StayCalendar({ picking, onPick, count = 1, ...stay }: StayCalendarProps) {
  const { startDate, endDate, today, bounds } = stay
  const id = useId()
  const last = lastPick(picking, startDate, today, bounds)
  const initial = (picking === 'start' ? startDate : endDate) ?? startDate ?? today
  const { root, months, tabStop, previous, next, moveTo, moveByKey } = useCalendarDays({
    initial,
    from: startDate ?? initial,
    today,
    last,
    count,
  })
  const [isChoosingYear, setIsChoosingYear] = useState(false)
  const [aimed, setAimed] = useState<IsoDate>()
  const [isMovedByKey, setIsMovedByKey] = useState(false)
  const isTouched = useRef(false)

  if (isChoosingYear) {
    const shown = months[0] ?? ''
    return (
      <YearPages
        year={Number(shown.slice(0, 4))}
        firstYear={Number(today.slice(0, 4))}
        lastYear={last === undefined ? undefined : Number(last.slice(0, 4))}
        onPick={(year) => {
          moveTo(parseIsoDate(`${year}${shown.slice(4)}-01`) ?? today)
          setIsChoosingYear(false)
        }}
        onBack={() => {
          moveTo(tabStop)
          setIsChoosingYear(false)
        }}
      />
    )
  }

  const dayOf = ({ target }: SyntheticEvent) =>
    (target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset['day']
  /** Shows the stay that a click would choose. A finger does not hover: it chooses at once. */
  const aim = (event: SyntheticEvent) => {
    if (isTouched.current) return
    const day = dayOf(event)
    const isAim = picking === 'end' && startDate && day && canPick(picking, day, stay, stay)
    setAimed(isAim ? day : undefined)
  }
  return (
    // The days are buttons, which turn Enter and the space bar into clicks.
    <Days
      ref={root}
      onKeyDown={(event) => {
        isTouched.current = false
        moveByKey(event)
        setIsMovedByKey(dayOf(event) !== undefined)
      }}
      onPointerOver={(event) => {
        isTouched.current = event.pointerType === 'touch'
        aim(event)
      }}
      onPointerLeave={() => setAimed(undefined)}
      onFocus={(event) => {
        aim(event)
        if (!dayOf(event)) setIsMovedByKey(false)
      }}
      onClick={(event) => {
        const day = dayOf(event)
        if (day && canPick(picking, day, stay, stay)) onPick(day)
      }}
    >
      <Months>
        {months.map((month, index) => (
          // Each position keeps its header, and with it the focus, whichever month it shows.
          <div key={index === 0 ? 'first' : 'second'}>
            <Header>
              {index === 0 && step(datesCopy.previousMonth, ICON_CHEVRON_LEFT, previous)}
              <Button
                onClick={() => setIsChoosingYear(true)}
                sx={{ gridColumn: 2, mx: 'auto', px: 1 }}
              >
                <span
                  id={`${id}-${month}`}
                  // Two months change together, and announcing one of them is enough. A day to which
                  // a key moves says its month itself.
                  aria-live={index === 0 && !isMovedByKey ? 'polite' : 'off'}
                >
                  {monthName(month)}
                </span>
                <Icon path={ICON_CHEVRON_DOWN} size="small" />
              </Button>
              {index === count - 1 && step(datesCopy.nextMonth, ICON_CHEVRON_RIGHT, next)}
            </Header>
            <MonthGrid
              {...stay}
              month={month}
              labelId={`${id}-${month}`}
              picking={picking}
              tabStop={tabStop}
              last={last}
              aimed={aimed}
            />
          </div>
        ))}
      </Months>
      <Holidays aria-label={datesCopy.holidays}>
        {holidaysIn(months).map(({ day, name }) => (
          <li key={day}>
            <Dot data-kind="holiday" />
            {`${formatDayShort(day)} ${name}`}
          </li>
        ))}
      </Holidays>
    </Days>
  )
}

interface CalendarDaysOptions {
  /** Day that has the focus at first. */
  initial: IsoDate
  /** Day whose month is the first one at first, unless `initial` would then not be shown. */
  from: IsoDate
  today: IsoDate
  /** Last day that can be reached, or undefined without a limit. */
  last: IsoDate | undefined
  /** Number of months side by side. */
  count: number
}

/**
 * State of the shown months and of the day with the focus. The keys of the ARIA authoring practices
 * move the focus, and the months follow it.
 */
function useCalendarDays({ initial, from, today, last, count }: CalendarDaysOptions) {
  const root = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(() => withinDays(initial, today, last))
  const [first, setFirst] = useState(() => {
    const month = monthOf(withinDays(from, today, focused))
    return laterMonth(month, count - 1) < monthOf(focused) ? monthOf(focused) : month
  })
  const isMoved = useRef(true)
  useLayoutEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    const day = root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)
    day?.focus({ preventScroll: true })
    // Scrolls a low window no further than the day needs, because the focus alone would hide the
    // month's name.
    day?.scrollIntoView({ block: 'nearest' })
  })

  const end = laterMonth(first, count - 1)
  const isShown = (month: Month) => month >= first && month <= end
  function moveTo(day: IsoDate) {
    const next = withinDays(day, today, last)
    const month = monthOf(next)
    isMoved.current = true
    setFocused(next)
    if (!isShown(month)) setFirst(month < first ? month : laterMonth(month, 1 - count))
  }
  const step = (months: number, isAtLimit: boolean) => ({
    isAtLimit,
    onClick: () => setFirst(laterMonth(first, months)),
  })
  return {
    root,
    months: Array.from({ length: count }, (_, index) => laterMonth(first, index)),
    /** Day that the Tab key leads to, even after a click on the buttons changed the months. */
    tabStop: isShown(monthOf(focused)) ? focused : withinDays(firstDayOf(first), today, last),
    previous: step(-1, first <= monthOf(today)),
    next: step(1, last !== undefined && end >= monthOf(last)),
    moveTo,
    moveByKey: (event: KeyboardEvent<HTMLElement>) => {
      const from = (event.target as HTMLElement).dataset['day']
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
      const day = from && dayAfterKey(event.key, from, isRightToLeft)
      if (!day || hasModifier(event)) return
      event.preventDefault()
      moveTo(day)
    },
  }
}

/** At the limit it stays, keeps the focus and does nothing. */
const step = (
  label: string,
  icon: string,
  { isAtLimit, onClick }: { isAtLimit: boolean; onClick: () => void },
) => (
  <Step aria-label={label} aria-disabled={isAtLimit} onClick={isAtLimit ? undefined : onClick}>
    <Icon path={icon} />
  </Step>
)

const holidaysIn = (months: readonly Month[]) =>
  months
    .flatMap((month) => weeksOf(month).flat())
    .flatMap((day) => {
      const name = day && holidayOn(day)
      return day && name ? [{ day, name }] : []
    })

/**
 * Reserves the height of six weeks and of a line of holidays, so that the buttons of a bottom sheet
 * stay under the finger from month to month.
 */
const Days = styled('div')(({ theme }) => ({
  // The header and six weeks, then the weekdays and the holidays.
  minHeight: `calc(7 * ${theme.size.touch}px + ${theme.spacing(7.5)})`,
}))

const Months = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: theme.spacing(4),
}))

const Header = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.spacing(5.5)} 1fr ${theme.spacing(5.5)}`,
  alignItems: 'center',
}))

const Step = styled(IconButton)(({ theme }) => ({
  '[dir="rtl"] & > svg': { transform: 'scaleX(-1)' },
  '&[aria-disabled="true"]': { color: theme.vars.palette.line, cursor: 'default' },
  '&[aria-disabled="true"]:hover': { backgroundColor: 'transparent' },
}))

/** Names of the public holidays in the shown months. */
const Holidays = styled(BareList)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  marginBlockStart: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
}))
