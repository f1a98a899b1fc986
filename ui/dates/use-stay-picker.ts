import { startTransition, useImperativeHandle, useState, type Ref } from 'react'
import { datesCopy } from '@domain/copy/dates-copy'
import { makeRoomBelow } from '@ui/layout/popup-anchor'
import { CALENDAR_HEIGHT } from './lazy-stay-popup'
import type { StayDates, StayDatesHandle, StayEnd } from './stay-dates'

/**
 * State of the calendar under a pair of date fields: which end it picks, and whether a button
 * elsewhere has requested the missing dates.
 */
export function useStayPicker({ startDate, endDate }: StayDates, ref: Ref<StayDatesHandle>) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const [picking, setPicking] = useState<StayEnd | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const open = (end: StayEnd) => {
    if (frame) makeRoomBelow(frame, CALENDAR_HEIGHT)
    startTransition(() => setPicking(end))
  }
  const openMissing = () => open(startDate !== null && endDate === null ? 'end' : 'start')
  useImperativeHandle(ref, () => ({
    open: openMissing,
    ask: (opens = true) => {
      setIsAsked(true)
      frame?.scrollIntoView({ block: 'center', behavior: 'instant' })
      // The calendar gives the focus back to the missing date.
      frame?.querySelectorAll('input')[startDate === null ? 0 : 1]?.focus({ preventScroll: true })
      if (opens) openMissing()
    },
  }))
  const { both, end, start } = datesCopy.missing
  const words = startDate === null ? (endDate === null ? both : start) : endDate === null && end
  return {
    frame,
    setFrame,
    picking,
    setPicking,
    open,
    /** Text that requests the missing dates, once a button has done so. */
    missing: isAsked && words ? words : undefined,
  }
}
