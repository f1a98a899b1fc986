import { styled } from '@mui/material/styles'
import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { parseIsoDate, type IsoDate } from '@domain/stay/stay-date'
import { CalendarHeader } from './CalendarHeader'
import { MonthGrid } from './MonthGrid'
import { MonthHolidays } from './MonthHolidays'
import { canPick, lastPick, type StayDates, type StayEnd, type StayLimits } from './stay-dates'
import { useCalendarDays } from './use-calendar-days'
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
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
            <CalendarHeader
              labelId={`${id}-${month}`}
              month={month}
              previous={index === 0 ? previous : undefined}
              next={index === count - 1 ? next : undefined}
              // Two months change together, and announcing one of them is enough. A day to which a
              // key moves says its month itself.
              isAnnounced={index === 0 && !isMovedByKey}
              onOpenYears={() => setIsChoosingYear(true)}
            />
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
      <MonthHolidays months={months} />
    </div>
  )
}

const Months = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: theme.spacing(4),
}))
