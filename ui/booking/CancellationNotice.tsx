import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { cancelNoticeFor, lastCancelDay } from '@domain/booking/cancellation'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import type { IsoDate } from '@domain/stay/stay-date'
import { Icon } from '@ui/text/Icon'
import { ICON_CALENDAR_SYNC } from '@ui/text/icons'

export interface CancellationNoticeProps {
  /**
   * Check-in date, or null while none is chosen. The notice then begins with what to do, and its
   * sentence has a dash instead of a date.
   */
  startDate: IsoDate | null
  /** Current day, for a last day that has passed. */
  today?: IsoDate | undefined
  /** Whether guests pay for real, which ends the time for cancelling. False by default. */
  isMoneyReal?: boolean | undefined
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

/**
 * Notice with the last day on which the booking can be cancelled, 7 days before check-in.
 *
 * @avoid For the policy in full: CancellationPolicy, or DamageAndCancellation on a property page.
 * @a11y Plain text with a decorative icon.
 */
export function CancellationNotice({
  startDate,
  today,
  isMoneyReal = false,
  sx = [],
}: CancellationNoticeProps) {
  const notice = cancelNoticeFor(startDate)
  const isPast = startDate !== null && today !== undefined && lastCancelDay(startDate) < today
  const sentence = isMoneyReal && !isPast ? `${notice}. ${bookNowCopy.finalOncePaid}` : notice
  return (
    <Notice sx={sx}>
      <Icon path={ICON_CALENDAR_SYNC} />
      {startDate === null ? (
        <span>
          {bookNowCopy.chooseToSee}
          <small>{sentence}</small>
        </span>
      ) : (
        <span>
          {sentence}
          {isPast && <small>{bookNowCopy.cancelPassed}</small>}
        </span>
      )}
    </Notice>
  )
}

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.radius.field,
  backgroundColor: theme.vars.palette.actionTint,
  // Forced colours drop the background and draw this.
  outline: 'thin solid transparent',
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& > svg': { color: theme.vars.palette.primary.main },
}))
