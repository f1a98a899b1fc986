import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { calendarLocale } from '@domain/copy/calendar-locale'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Month } from './calendar-month'

/** Weeks start on Monday. */
const adapter = new AdapterDateFns({
  locale: { ...calendarLocale, options: { ...calendarLocale.options, weekStartsOn: 1 } },
})

/** An hour that every day has in every time zone, even when the clocks change. */
const NOON = 12

type Weeks = readonly (readonly (IsoDate | undefined)[])[]

const known = new Map<Month, Weeks>()

/** Returns the weeks of a month, from Monday on. Places outside the month are undefined. */
export function weeksOf(month: Month): Weeks {
  const weeks = known.get(month) ?? computeWeeks(month)
  known.set(month, weeks)
  return weeks
}

function computeWeeks(month: Month): Weeks {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const inMonth = new Date(year, number - 1, 1, NOON)
  return adapter
    .getWeekArray(inMonth)
    .map((week) =>
      week.map((day) =>
        day.getMonth() === inMonth.getMonth()
          ? `${month}-${String(day.getDate()).padStart(2, '0')}`
          : undefined,
      ),
    )
}
