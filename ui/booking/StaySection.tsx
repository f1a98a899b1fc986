import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { bookNowCopy } from '@domain/copy/book-now-copy'

export interface StaySectionProps {
  /** Listing's name, because the summary that shows it is further down. */
  name: string
  /** StayFields and DatesAssurance, as children. */
  children: ReactNode
}

/**
 * Section of the booking page below `lg` with the dates and the guest count, above the guest's
 * details.
 *
 * @avoid From `lg` up, where BookingSummary begins with them.
 * @a11y A section named by its heading.
 */
export function StaySection({ name, children }: StaySectionProps) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, mb: 5 }}
    >
      <Typography id={id} variant="h2">
        {bookNowCopy.datesTitle}
      </Typography>
      <Typography sx={{ mt: -1.5, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      {children}
    </Box>
  )
}
