import type { ReactNode } from 'react'
import GlobalStyles from '@mui/material/GlobalStyles'
import Stack from '@mui/material/Stack'
import { printStyles } from './print-styles'

export interface PropertyHeadProps {
  /** Photos, title and counts. */
  children: ReactNode
}

/** What stands above a home's two columns. The page that shows it also looks right on paper. */
export function PropertyHead({ children }: PropertyHeadProps) {
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <Stack spacing={{ xs: 3, md: 4 }} sx={{ mb: { xs: 4, md: 6 } }}>
        {children}
      </Stack>
    </>
  )
}
