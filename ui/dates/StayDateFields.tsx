import Box from '@mui/material/Box'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { chooseStart } from '@domain/stay/stay-choice'
import type { IsoDate } from '@domain/stay/stay-date'
import { DateInput } from './DateInput'
import { makeRoomBelow } from './popup-anchor'
import { refusalOf, type StayDates, type StayEnd, type StayLimits } from './stay-dates'
import { useStayPopup } from './use-stay-popup'

export interface StayDateFieldsProps extends StayDates, StayLimits {
  /** Callback fired with both dates, because a new check-in may clear the check-out. */
  onChange: (dates: StayDates) => void
  /**
   * Callback fired with the message when the typed text is not a date, or not one that can be
   * booked.
   */
  onInvalid?: ((message: string) => void) | undefined
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

/**
 * Check-in and check-out as one split field. Typing works without the calendar, which is fetched
 * when the guest hovers or focuses its button. Only dates that can be booked are accepted.
 *
 * @avoid For one date: DateInput.
 * @a11y Two labelled inputs, each with a button for the calendar. A status says how many nights
 * were chosen.
 */
export function StayDateFields({
  startDate,
  endDate,
  today,
  bookedDates,
  bounds,
  onChange,
  onInvalid,
  sx = [],
}: StayDateFieldsProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const endRef = useRef<HTMLInputElement>(null)
  const [picking, setPicking] = useState<StayEnd | null>(null)
  const { Piece: Popup, warm, want, failure } = useStayPopup()
  const dates = { startDate, endDate }
  const limits = { today, bookedDates, bounds }

  const takeStart = (day: IsoDate | null) => {
    const next = chooseStart(dates, day, bookedDates, bounds)
    onChange(next)
    return endDate !== null && next.endDate === null
  }
  const takeEnd = (day: IsoDate | null) => onChange({ startDate, endDate: day })
  const open = (end: StayEnd) =>
    want(() => {
      if (frame) makeRoomBelow(frame)
      setPicking(end)
    })

  return (
    <Box sx={sx}>
      <Frame ref={setFrame}>
        <DateInput
          label={bookingCardCopy.checkIn}
          value={startDate}
          refusalOf={(day) => refusalOf('start', day, dates, limits)}
          onChange={(day) => {
            if (takeStart(day)) endRef.current?.focus()
          }}
          onInvalid={onInvalid}
          onIntent={warm}
          onOpenCalendar={() => open('start')}
          isCalendarOpen={picking === 'start'}
        />
        <DateInput
          label={bookingCardCopy.checkOut}
          value={endDate}
          inputRef={endRef}
          refusalOf={(day) => refusalOf('end', day, dates, limits)}
          onChange={takeEnd}
          onInvalid={onInvalid}
          onIntent={warm}
          onOpenCalendar={() => open('end')}
          isCalendarOpen={picking === 'end'}
        />
      </Frame>
      {startDate !== null && startDate === endDate && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {bookingCardCopy.oneNightHint}
        </Typography>
      )}
      {failure}
      {Popup && (
        <Popup
          {...dates}
          {...limits}
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
      )}
    </Box>
  )
}

/** The line between the halves is the frame's background, so it is right however they wrap. */
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  overflow: 'hidden',
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.outline,
  borderRadius: theme.radius.field,
  backgroundColor: theme.vars.palette.outline,
  // When one half has a written-out date, both align to the top so that their labels stay level.
  '&:has([data-written]:not(:empty)) [data-words]': { alignContent: 'start' },
}))
