import Box from '@mui/material/Box'
import { type SxProps, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useRef, type Ref } from 'react'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { chooseStart } from '@domain/stay/stay-choice'
import { nightsBetween, type IsoDate } from '@domain/stay/stay-date'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { DateInput } from './DateInput'
import { LazyStayPopup } from './lazy-stay-popup'
import { refusalOf, type StayDates, type StayDatesHandle, type StayLimits } from './stay-dates'
import { StayFrame } from './stay-frame'
import { useStayPicker } from './use-stay-picker'

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
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

/**
 * Check-in and check-out as one split field. Typing works without the calendar, which is fetched
 * when the guest hovers or focuses its button. Only dates that can be booked are accepted.
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
  sx = [],
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
    <Box sx={sx}>
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
    </Box>
  )
}
