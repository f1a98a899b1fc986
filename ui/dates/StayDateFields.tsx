import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useRef, type Ref, startTransition, useImperativeHandle, useState } from 'react'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { chooseStart } from '@domain/stay/stay-choice'
import { nightsBetween, type IsoDate } from '@domain/stay/stay-date'
import { makeRoomBelow } from '@ui/layout/popup-anchor'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { DateInput } from './DateInput'
import { LazyStayPopup, CALENDAR_HEIGHT } from './lazy-stay-popup'
import {
  refusalOf,
  type StayDates,
  type StayDatesHandle,
  type StayLimits,
  type StayEnd,
} from './stay-dates'

export interface StayDateFieldsProps extends StayDates, StayLimits {
  /** Callback fired with both dates, because a new check-in may clear the check-out. */
  onChange: (dates: StayDates) => void
  /**
   * Callback fired with the message when the typed text is not a date, or not one that can be
   * booked, and with the day, if it is one.
   */
  onInvalid?: ((message: string, day: IsoDate | undefined) => void) | undefined
  /** Ref to functions for a button elsewhere. */
  ref?: Ref<StayDatesHandle> | undefined
}

/**
 * Check-in and check-out as one split field. Typing works without the calendar, which is fetched
 * when the guest hovers or focuses its button, or touches a field. Only dates that can be booked are
 * accepted.
 *
 * @avoid For one date: DateInput.
 * @a11y Two labelled inputs, each with a button for the calendar. A status says how many nights
 * were chosen. A missing date is invalid once a button requested it, with the words below as
 * description.
 */
export function StayDateFields({
  startDate,
  endDate,
  today,
  bookedDates,
  bounds,
  rules,
  onChange,
  onInvalid,
  ref = null,
}: StayDateFieldsProps) {
  const endRef = useRef<HTMLInputElement>(null)
  const missingId = useId()
  const dates = { startDate, endDate }
  const { frame, setFrame, picking, setPicking, open, missing } = useStayPicker(dates, ref)
  const limits = { today, bookedDates, bounds, rules }

  const nights = startDate && endDate && nightsBetween(startDate, endDate)

  const takeStart = (day: IsoDate | null) => {
    const next = chooseStart(dates, day, bookedDates, bounds)
    onChange(next)
    return endDate !== null && next.endDate === null
  }
  const takeEnd = (day: IsoDate | null) => onChange({ startDate, endDate: day })
  const missingIn = (day: IsoDate | null) => (missing && day === null ? missingId : undefined)

  return (
    <div>
      <StayFrame ref={setFrame} data-missing={missing !== undefined}>
        <DateInput
          label={bookingCardCopy.checkIn}
          value={startDate}
          from={today}
          missingId={missingIn(startDate)}
          refusalOf={(day) => refusalOf('start', day, dates, limits)}
          onChange={(day) => {
            if (takeStart(day)) endRef.current?.focus()
          }}
          onInvalid={onInvalid}
          onIntent={() => void LazyStayPopup.preload()}
          onOpenCalendar={() => open('start')}
          isCalendarOpen={picking === 'start'}
        />
        <DateInput
          label={bookingCardCopy.checkOut}
          value={endDate}
          from={startDate ?? today}
          missingId={missingIn(endDate)}
          inputRef={endRef}
          refusalOf={(day) => refusalOf('end', day, dates, limits)}
          onChange={takeEnd}
          onInvalid={onInvalid}
          onIntent={() => void LazyStayPopup.preload()}
          onOpenCalendar={() => open('end')}
          isCalendarOpen={picking === 'end'}
        />
      </StayFrame>
      {missing && (
        <Typography id={missingId} variant="body2" color="error" sx={{ mt: 0.75, fontWeight: 500 }}>
          {missing}
        </Typography>
      )}
      {/* The calendar closes with the second date, before a screen reader has read its foot. */}
      <div role="status">
        {nights === 0 ? (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {bookingCardCopy.oneNightHint}
          </Typography>
        ) : (
          nights && <VisuallyHidden>{datesCopy.nights(nights)}</VisuallyHidden>
        )}
      </div>
      <LazyStayPopup
        open={picking !== null}
        {...dates}
        {...limits}
        hint={missing}
        picking={picking}
        anchor={frame}
        onPickingChange={setPicking}
        onPick={(day) => {
          if (picking === 'end') {
            takeEnd(day)
            setPicking(null)
          } else {
            takeStart(day)
            setPicking('end')
          }
        }}
        onClear={() => {
          onChange({ startDate: null, endDate: null })
          setPicking('start')
        }}
        onClose={() => setPicking(null)}
      />
    </div>
  )
}

/**
 * Frame of two dates. The line between them is its background, so it is right however they wrap.
 */
const StayFrame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  overflow: 'hidden',
  border: `thin solid ${theme.vars.palette.outline}`,
  borderRadius: theme.radius.field,
  backgroundColor: theme.vars.palette.outline,
  // When one half has a written-out date, both align to the top so that their labels stay level.
  '&:has([data-written]:not(:empty)) [data-words]': { alignContent: 'start' },
  '&[data-missing="true"]': {
    borderColor: theme.vars.palette.danger.main,
    backgroundColor: theme.vars.palette.danger.main,
    boxShadow: `0 0 0 0.0625rem ${theme.vars.palette.danger.main}`,
  },
}))

/**
 * State of the calendar under a pair of date fields: which end it picks, and whether a button
 * elsewhere has requested the missing dates.
 */
function useStayPicker({ startDate, endDate }: StayDates, ref: Ref<StayDatesHandle>) {
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
