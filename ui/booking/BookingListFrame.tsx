import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface BookingListFrameProps {
  /** Id that the tabs refer to in `aria-controls`. */
  id: string
  /** Value of the selected tab, which labels the panel. */
  tab: string
  /** What screen readers hear while the panel has no bookings. */
  says?: string | false | undefined
  /** Sentence under the tab that says what the tab holds. */
  hint?: string | undefined
  /** Bookings with their pager, or the state shown instead. */
  children: ReactNode
}

/**
 * Tab panel of the bookings page.
 *
 * @avoid For tabs with icons: TabPanel belongs to TabRow.
 * @a11y A tab panel that is named by its tab. A status says what it holds while it has no bookings.
 */
export function BookingListFrame({ id, tab, says, hint, children }: BookingListFrameProps) {
  return (
    <Panel id={id} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
      <VisuallyHidden role="status">{says}</VisuallyHidden>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {children}
    </Panel>
  )
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginBlockStart: theme.spacing(3),
}))
