import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { BREAKPOINTS } from '@domain/constants'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { lastCheckIn } from '@domain/stay/stay-bounds'
import { formatDay, formatDayLong, nightsBetween, type IsoDate } from '@domain/stay/stay-date'
import { liftToasts } from '@ui/feedback/toast-floor'
import { drawerSlots, sheet } from '@ui/layout/drawer-slots'
import { popupProps } from '@ui/layout/popup-anchor'
import { useCloseRequest } from '@ui/layout/use-close-request'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { mediaQuery } from '@ui/theme/media-query'
import { useIsLarge } from '@ui/theme/use-is-large'
import { useMedia } from '@ui/theme/use-media'
import { tooFewNights, type StayDates, type StayEnd, type StayLimits } from './stay-dates'
import { StayCalendar } from './StayCalendar'

/** Windows with room for a popover beside its field. Others show a sheet. */
const wide = mediaQuery(`(min-width: ${BREAKPOINTS.md}px)`)

export interface StayPopupProps extends StayDates, StayLimits {
  /** Sentence that says why the calendar has opened by itself. */
  hint?: string | undefined
  /** End of the stay that is being picked, or null while closed. */
  picking: StayEnd | null
  /** Element that the popover is attached to. Phones show a bottom sheet instead. */
  anchor: Element | null
  /**
   * Callback fired with the other end of the stay, on a click on the button that switches to it.
   */
  onPickingChange: (end: StayEnd) => void
  /** Callback fired with the clicked date. */
  onPick: (day: IsoDate) => void
  /** Callback fired on a click on the clear button. Both dates should then become null. */
  onClear: () => void
  /** Callback fired on the close button, on Escape, or on a click outside. */
  onClose: () => void
}

/** Keeps toasts off the sheet while it is open. */
const keepToastsAbove = (sheet: HTMLElement | null) => {
  if (sheet) return liftToasts(sheet.offsetHeight)
}

const titles = { start: bookingCardCopy.checkIn, end: bookingCardCopy.checkOut } as const

/**
 * Calendar in a popover from `md` up, with two months from `lg` up, and in a bottom sheet below. It
 * asks for check-in first, then check-out.
 *
 * @avoid Where there is room for a calendar that stays: StayCalendar.
 * @a11y A modal dialog named by its question, which is announced when it changes. Escape closes it,
 * and the focus returns to the field.
 */
export function StayPopup({
  hint,
  picking,
  anchor,
  onPickingChange,
  onPick,
  onClear,
  onClose,
  ...stay
}: StayPopupProps) {
  const isWide = useMedia(wide)
  const isLarge = useIsLarge()
  const titleId = useId()
  const hintId = useId()
  const end = picking ?? 'start'
  // A calendar opened again while it fades out is a new one, which takes the focus.
  const isOpen = picking !== null
  useCloseRequest(isOpen, onClose)
  const [opening, setOpening] = useState({ isOpen, count: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + Number(isOpen) })
  const days = { start: stay.startDate, end: stay.endDate }
  const content = (
    <PopupContent
      ref={isWide ? undefined : keepToastsAbove}
      data-months={isLarge ? 2 : 1}
      data-sheet={!isWide}
    >
      {/* The change from one end to the other is announced. */}
      <VisuallyHidden>
        <h2 id={titleId} aria-live="polite">
          {days[end] ? `${titles[end]} ${formatDayLong(days[end])}` : titles[end]}
        </h2>
      </VisuallyHidden>
      {hint && (
        <Typography id={hintId} variant="body2" color="error" sx={{ fontWeight: 500 }}>
          {hint}
        </Typography>
      )}
      <Switch>
        {(['start', 'end'] as const).map((each) => (
          <End
            key={each}
            type="button"
            aria-pressed={each === end}
            onClick={() => onPickingChange(each)}
          >
            <b>{titles[each]}</b>{' '}
            <span>{days[each] ? formatDayLong(days[each]) : datesCopy.chooseDay}</span>
          </End>
        ))}
      </Switch>
      <StayCalendar
        key={opening.count}
        {...stay}
        picking={end}
        onPick={onPick}
        count={isLarge ? 2 : 1}
      />
      <CalendarFoot {...stay} onClear={onClear} onClose={onClose} />
    </PopupContent>
  )
  const names = { 'aria-labelledby': titleId, 'aria-describedby': hint && hintId }

  return isWide ? (
    <Popover open={isOpen} onClose={onClose} {...popupProps(anchor, names)}>
      {content}
    </Popover>
  ) : (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={drawerSlots({ ...names, sx: sheet })}
    >
      {content}
    </Drawer>
  )
}

/** Content of the calendar's popover or, as `data-sheet`, of its sheet, which has a grip. */
const PopupContent = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: theme.spacing(2),
  width: '22.5rem',
  '&[data-months="2"]': { width: '44rem', padding: theme.spacing(2.5) },
  '&[data-sheet="true"]': {
    position: 'relative',
    width: '100%',
    maxWidth: '30rem',
    marginInline: 'auto',
    paddingBlockStart: theme.spacing(3),
    // The grip of the sheet.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: theme.spacing(1),
      insetInlineStart: `calc(50% - ${theme.spacing(2.25)})`,
      width: theme.spacing(4.5),
      height: theme.spacing(0.5),
      borderRadius: theme.radius.pill,
      backgroundColor: theme.vars.palette.outline,
    },
  },
}))

/** Switch between check-in and check-out, each with its date. */
const Switch = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.sunken,
  ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.surface }),
}))

const End = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  minHeight: theme.spacing(6),
  padding: theme.spacing(0.75, 1.5),
  border: 0,
  borderRadius: theme.radius.field,
  textAlign: 'start',
  color: theme.vars.palette.text.secondary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '& > b': { ...theme.typography.caption },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.surface,
    boxShadow: `inset 0 0 0 0.125rem ${theme.vars.palette.primary.main}`,
    ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.raised }),
  },
}))

/** Foot of the calendar: the number of nights, the limits of a stay, and two buttons. */
function CalendarFoot({
  startDate,
  endDate,
  today,
  bounds,
  rules,
  onClear,
  onClose,
}: Omit<StayPopupProps, 'picking' | 'anchor' | 'onPickingChange' | 'onPick'>) {
  const isWhole = startDate !== null && endDate !== null
  const isEmpty = startDate === null && endDate === null
  const nights = isWhole ? nightsBetween(startDate, endDate) : undefined
  const tooFew = tooFewNights({ startDate, endDate: endDate ?? startDate }, rules)
  return (
    <Foot>
      <Words>
        {nights !== undefined && (
          <Typography variant="h3" component="p">
            {nights === 0 ? bookingCardCopy.oneNightHint : datesCopy.nights(nights)}
          </Typography>
        )}
        {tooFew && <Typography variant="body2">{tooFew}</Typography>}
        {bounds && (
          <Typography variant="body2" color="textSecondary">
            {datesCopy.bounds(formatDay(lastCheckIn(today, bounds)), bounds.nights)}
          </Typography>
        )}
      </Words>
      <Buttons>
        {/* It keeps the focus while there is nothing to clear. */}
        <Button aria-disabled={isEmpty} onClick={isEmpty ? undefined : onClear}>
          {datesCopy.clear}
        </Button>
        <Button variant={isWhole ? 'contained' : 'outlined'} onClick={onClose}>
          {feedbackCopy.close}
        </Button>
      </Buttons>
    </Foot>
  )
}

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  paddingBlockStart: theme.spacing(1.5),
  borderBlockStart: `thin solid ${theme.vars.palette.line}`,
}))

const Words = styled('div')({ flex: '1 1 12rem' })

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
  '& > [aria-disabled="true"]': {
    color: theme.vars.palette.text.disabled,
    cursor: 'default',
    '&, &:hover': { backgroundColor: 'transparent' },
  },
}))
