import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { Head } from './property-title-parts'

/** Elements that are useless on paper: counters, tooltips and controls. */
const onScreenOnly = [
  'main button',
  'main [role="status"]',
  'main [role="tooltip"]',
  '[data-dot]',
  '[data-bottom-bar]',
  '[data-print="false"]',
].join()

/**
 * Print styles of a property page: photo, facts and price, in black. While a page renders them they
 * apply to the whole document. Content that is useless on paper carries `data-print="false"`.
 */
const printStyles = {
  '@media print': {
    // Hides everything outside `main`: header, footer, toasts and dialogs.
    'body :not(:has(main), main, main *)': { display: 'none !important' },
    [onScreenOnly]: { display: 'none !important' },
    'html, body': { background: 'none' },
    body: { paddingBlockEnd: '0 !important' },
    main: { minBlockSize: '0 !important' },
    // Print always uses dark text on white.
    'main :not(svg, svg *)': { color: 'black !important' },
    'main section, main li, main figure': { breakInside: 'avoid' },
    'main h2': { breakAfter: 'avoid' },
  },
} as const

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
