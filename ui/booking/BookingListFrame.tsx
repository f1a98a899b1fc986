import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

export interface BookingListFrameProps {
  /** What the tabs control. */
  id: string
  /** A line under the tab that says what it holds. */
  hint?: string | undefined
  /** The bookings and their pager, or the state in their place. */
  children: ReactNode
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginBlockStart: theme.spacing(3),
}))

/** What one tab of the bookings shows. */
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
