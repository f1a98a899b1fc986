import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { printStyles } from './print-styles'
import { Head } from './property-title-parts'

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
      <Head>{children}</Head>
    </>
  )
}
