import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Sections } from './Sections'
import { measureAside, stickyAside } from './sticky-aside'

export interface MainAndAsideProps {
  /** Sections of the page, stacked and separated by space and a hairline. */
  children: ReactNode
  /**
   * Content of the column at the right, sticky from `lg` up. Below `lg` it follows the sections.
   */
  aside: ReactNode
}

/**
 * Layout of a page with two columns: sections to read, and a card with actions.
 *
 * @avoid For cards of equal rank: CardColumns.
 * @a11y The aside follows the sections in the document.
 */
export function MainAndAside({ children, aside }: MainAndAsideProps) {
  return (
    <Columns>
      <Sections>{children}</Sections>
      <Aside ref={measureAside}>{aside}</Aside>
    </Columns>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    // About 7 to 4, but the card does not grow beyond its content on wide windows.
    gridTemplateColumns: 'minmax(0, 1fr) clamp(20rem, 34%, 25rem)',
    columnGap: theme.spacing(8),
  },
}))

const Aside = styled('aside')(({ theme }) => ({
  minWidth: 0,
  scrollMarginBlockStart: theme.size.header + 24,
  [theme.breakpoints.up('lg')]: stickyAside(theme),
  // In print, the price comes before the text.
  '@media print': { position: 'static', order: -1 },
}))
