import Drawer from '@mui/material/Drawer'
import Popover from '@mui/material/Popover'
import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { formatDayLong, type IsoDate } from '@domain/stay/stay-date'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { useIsLarge } from '@ui/theme/use-is-large'
import { CalendarFoot } from './CalendarFoot'
import { isAtRight, popupAnchor } from './popup-anchor'
import type { StayDates, StayEnd, StayLimits } from './stay-dates'
import { StayCalendar } from './StayCalendar'
import { StayEnds } from './StayEnds'

export interface StayPopupProps extends StayDates, StayLimits {
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
  picking,
  anchor,
  onPickingChange,
  onPick,
  onClear,
  onClose,
  ...stay
}: StayPopupProps) {
  const theme = useTheme()
  const isWide = useMediaQuery(theme.breakpoints.up('md'), { noSsr: true })
  const isLarge = useIsLarge()
  const titleId = useId()
  const end = picking ?? 'start'
  const chosen = end === 'start' ? stay.startDate : stay.endDate
  const content = (
    <Content data-months={isLarge ? 2 : 1} data-sheet={!isWide}>
      {/* The change from one end to the other is spoken. */}
      <VisuallyHidden>
        <h2 id={titleId} aria-live="polite">
          {chosen ? `${titles[end]} ${formatDayLong(chosen)}` : titles[end]}
        </h2>
      </VisuallyHidden>
      <StayEnds {...stay} picking={end} onPickingChange={onPickingChange} />
      <StayCalendar {...stay} picking={end} onPick={onPick} count={isLarge ? 2 : 1} />
      <CalendarFoot {...stay} onClear={onClear} onClose={onClose} />
    </Content>
  )
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const
  const side = anchor && isAtRight(anchor) ? 'right' : 'left'

  return isWide ? (
    <Popover
      open={picking !== null}
      anchorEl={anchor && popupAnchor(anchor)}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: side }}
      transformOrigin={{ vertical: 'top', horizontal: side }}
      slotProps={{
        paper: {
          ...dialog,
          sx: {
            border: 1,
            borderColor: 'line',
            bgcolor: 'raised',
            borderRadius: ({ radius }) => radius.dialog,
          },
        },
      }}
    >
      {content}
    </Popover>
  ) : (
    <Drawer
      anchor="bottom"
      open={picking !== null}
      onClose={onClose}
      slotProps={{
        paper: {
          ...dialog,
          sx: {
            bgcolor: 'raised',
            borderRadius: ({ radius }) => `${radius.dialog} ${radius.dialog} 0 0`,
          },
        },
      }}
    >
      {content}
    </Drawer>
  )
}

const Content = styled('div')(({ theme }) => ({
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
