import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export interface BesideProps {
  /** What the row shows, above it. */
  label?: string
  children: ReactNode
}

/** Row of a story that shows variants, sizes or states beside each other. */
export function Beside({ label, children }: BesideProps) {
  return (
    <Box sx={{ mb: 2 }}>
      {label && <Box sx={{ mb: 1, typography: 'caption', color: 'text.secondary' }}>{label}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>{children}</Box>
    </Box>
  )
}
