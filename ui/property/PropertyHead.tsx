import GlobalStyles from '@mui/material/GlobalStyles'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { printStyles } from './print-styles'

export interface PropertyHeadProps {
  /** Photos, title and counts. */
  children: ReactNode
}

/**
 * Content above the two columns of a property page. It also adds the print styles of the page.
 *
 * @avoid On pages that are not printed: it brings print styles.
 * @a11y It adds nothing for screen readers.
 */
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
