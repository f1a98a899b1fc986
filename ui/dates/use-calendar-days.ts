import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { IsoDate } from '@domain/stay/stay-date'
import { hasModifier } from '@ui/layout/has-modifier'
import {
  dayAfterKey,
  firstDayOf,
  laterMonth,
  monthOf,
  withinDays,
  type Month,
} from './calendar-month'

export interface CalendarDaysOptions {
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
export function useCalendarDays({ initial, from, today, last, count }: CalendarDaysOptions) {
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
