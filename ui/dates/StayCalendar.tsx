import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { useMemo, useState } from 'react'
import { calendarLocale } from '@domain/copy/calendar-locale'
import { parseIsoDate, type IsoDate } from '@domain/stay/stay-date'
import { CalendarHeader } from './CalendarHeader'
import { fromPickerDay, toPickerDay } from './picker-day'
import { canPick, lastPick, type StayDates, type StayEnd, type StayLimits } from './stay-dates'
import { StayDay, StayDayContext } from './StayDay'
import { YearPages } from './YearPages'

export interface StayCalendarProps extends StayDates, StayLimits {
  /** End of the stay that the next click sets. */
  picking: StayEnd
  /** Callback fired with the clicked date. */
  onPick: (day: IsoDate) => void
}

/** Weeks start on Monday. */
const locale = {
  ...calendarLocale,
  options: { ...calendarLocale.options, weekStartsOn: 1 as const },
}

const monthOf = (day: IsoDate) => day.slice(0, 7)

/**
 * Calendar of one month. Booked nights are struck through, the chosen stay is a band, and a click
 * on the month's name opens the years, twelve on each page. The component is large, so import it
 * lazily.
 *
 * @avoid Without a popup of its own: use StayPopup or StayDateFields.
 * @a11y A grid of days: arrow keys move by day and week, Page Up and Page Down by month, Enter
 * picks. Booked days keep the focus and say so.
 */
export function StayCalendar({
  picking,
  onPick,
  startDate,
  endDate,
  today,
  bookedDates,
  bounds,
}: StayCalendarProps) {
  const value = picking === 'start' ? startDate : endDate
  const [month, setMonth] = useState(monthOf(value ?? startDate ?? today))
  // The reference is also the calendar's key: a new one remounts the calendar on the chosen year.
  const [reference, setReference] = useState(value ?? startDate ?? today)
  const [isChoosingYear, setIsChoosingYear] = useState(false)
  const dayWords = useMemo(
    () => ({ startDate, endDate, bookedDates, today, bounds, picking }),
    [startDate, endDate, bookedDates, today, bounds, picking],
  )
  const last = lastPick(picking, startDate, today, bounds)

  if (isChoosingYear) {
    const year = Number(month.slice(0, 4))
    return (
      <YearPages
        year={year}
        firstYear={Number(today.slice(0, 4))}
        lastYear={last === undefined ? undefined : Number(last.slice(0, 4))}
        onPick={(chosen) => {
          const first = parseIsoDate(`${chosen}${month.slice(4)}-01`) ?? today
          const shown = first < today ? today : last && first > last ? last : first
          setReference(shown)
          setMonth(monthOf(shown))
          setIsChoosingYear(false)
        }}
        onBack={() => setIsChoosingYear(false)}
      />
    )
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale}>
      <StayDayContext value={dayWords}>
        <DateCalendar
          key={reference}
          autoFocus
          views={['day']}
          // The days draw the stay themselves (StayDay). A value would make the calendar jump to
          // its month.
          value={null}
          referenceDate={toPickerDay(reference)}
          minDate={toPickerDay(today)}
          {...(last ? { maxDate: toPickerDay(last) } : {})}
          onChange={(date: Date | null) => {
            const day = date && fromPickerDay(date)
            if (day && canPick(picking, day, dayWords, dayWords)) onPick(day)
          }}
          onMonthChange={(date: Date) => setMonth(monthOf(fromPickerDay(date) ?? today))}
          slots={{ calendarHeader: CalendarHeader, day: StayDay }}
          slotProps={{
            calendarHeader: { onOpenYears: () => setIsChoosingYear(true) } as object,
          }}
          sx={{
            width: '100%',
            height: 'auto',
            maxHeight: 'none',
            '& .MuiDayCalendar-weekDayLabel': {
              width: (theme) => theme.size.touch,
              mx: 0,
              color: 'text.secondary',
            },
            '& .MuiDayCalendar-slideTransition': { minHeight: '18rem' },
          }}
        />
      </StayDayContext>
    </LocalizationProvider>
  )
}
