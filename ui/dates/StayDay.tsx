import { memo } from 'react'
import { datesCopy } from '@domain/copy/dates-copy'
import { formatDayLong, type IsoDate } from '@domain/stay/stay-date'
import { Day, Dot } from './stay-day-parts'

export interface StayDayProps {
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
 *
 * @avoid Outside MonthGrid, which knows the stay.
 * @a11y A grid cell with the full date, 'Booked' and the holiday as its name. A day that cannot be
 * chosen is `aria-disabled`, not skipped.
 */
export const StayDay = memo(function StayDay({
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
