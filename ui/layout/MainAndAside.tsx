import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Sections } from './Sections'

export interface MainAndAsideProps {
  /** The page's sections, one under the other, apart by space and a hairline. */
  children: ReactNode
  /** At the right and in sight while scrolling from large up, below otherwise. */
  aside: ReactNode
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
    columnGap: theme.spacing(8),
  },
}))

const Aside = styled('aside')(({ theme }) => ({
  minWidth: 0,
  scrollMarginBlockStart: theme.size.header + 24,
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    // Under the header; a card higher than the window keeps its end in sight, where its button is.
    insetBlockStart: `min(${theme.spacing(12)}, 100svh - var(--aside-height, 0rem) - ${theme.spacing(3)})`,
    alignSelf: 'start',
  },
  // On paper what it costs comes before what is read.
  '@media print': { position: 'static', order: -1 },
}))

/** Tells the aside's style how high it is, now and after every change. */
const measure = (aside: HTMLElement) => {
  const observer = new ResizeObserver(() =>
    aside.style.setProperty('--aside-height', `${aside.offsetHeight}px`),
  )
  observer.observe(aside)
  return () => observer.disconnect()
}

/** A page in two columns, 7 to 4: what is read, and the card that acts on it (section 2.10). */
export function MainAndAside({ children, aside }: MainAndAsideProps) {
  return (
    <Columns>
      <Sections>{children}</Sections>
      <Aside ref={measure}>{aside}</Aside>
    </Columns>
  )
}
