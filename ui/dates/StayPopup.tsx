import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Popover from '@mui/material/Popover'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { lastCheckIn } from '@domain/stay/stay-bounds'
import { formatDay, formatDayLong, type IsoDate } from '@domain/stay/stay-date'
import type { StayDates, StayEnd, StayLimits } from './stay-dates'
import { StayCalendar } from './StayCalendar'

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
 * Calendar in a popover from `md` up, and in a bottom sheet below. It asks for check-in first, then
 * check-out.
 *
 * @avoid Where there is room for a calendar that stays: StayCalendar.
 * @a11y A modal dialog named by its question. Escape closes it, and the focus returns to the field.
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
  const titleId = useId()
  const end = picking ?? 'start'
  const { bounds } = stay
  const chosen = end === 'start' ? stay.startDate : stay.endDate
  const content = (
    <Box
      sx={{ p: { xs: 1, sm: 2 }, width: isWide ? '23rem' : 'auto', maxWidth: '100%', mx: 'auto' }}
    >
      <Typography id={titleId} variant="h3" component="h2" aria-live="polite" sx={{ px: 1 }}>
        {titles[end]}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
          {chosen ? formatDayLong(chosen) : ''}
        </Typography>
      </Typography>
      <StayCalendar {...stay} picking={end} onPick={onPick} />
      {bounds && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1 }}>
          {datesCopy.bounds(formatDay(lastCheckIn(stay.today, bounds)), bounds.nights)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, pt: 1 }}>
        <Button onClick={onClear} disabled={!stay.startDate && !stay.endDate}>
          {datesCopy.clear}
        </Button>
        <Button
          onClick={() => (end === 'end' ? onPickingChange('start') : onPickingChange('end'))}
          sx={{ ml: 'auto' }}
        >
          {titles[end === 'end' ? 'start' : 'end']}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {feedbackCopy.close}
        </Button>
      </Box>
    </Box>
  )
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const

  return isWide ? (
    <Popover
      open={picking !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          ...dialog,
          sx: {
            mt: 1,
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
