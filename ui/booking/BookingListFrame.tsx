import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface BookingListFrameProps {
  /** Id that the tabs refer to in `aria-controls`. */
  id: string
  /** Sentence under the tab that says what the tab holds. */
  hint?: string | undefined
  /** Bookings with their pager, or the state shown instead. */
  children: ReactNode
}

/**
 * Tab panel of the bookings page.
 *
 * @avoid For tabs with icons: TabPanel belongs to TabRow.
 * @a11y A tab panel that the tabs name by `aria-controls`. Its first line says what it holds.
 */
export function BookingListFrame({ id, hint, children }: BookingListFrameProps) {
  return (
    <Panel id={id} role="tabpanel">
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
