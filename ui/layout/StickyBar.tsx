import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PageFrame } from './PageFrame'

export interface StickyBarProps {
  /** Content of the bar, usually a BarRow. */
  children: ReactNode
}

/**
 * Full-width bar that sticks below the header while the page scrolls.
 *
 * @avoid For the bar at the bottom of a property page: BookingBar.
 * @a11y It adds no landmark. Focused content is scrolled clear of it.
 */
export function StickyBar({ children }: StickyBarProps) {
  return (
    <Bar data-sticky-bar>
      <PageFrame space="none">{children}</PageFrame>
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  // Sticks below the header while the header is visible.
  'header:not([data-hidden="true"]) ~ main &': {
    insetBlockStart: theme.size.headerPhone,
    [theme.breakpoints.up('md')]: { insetBlockStart: theme.size.header },
  },
  zIndex: theme.zIndex.appBar - 2,
  // Content with `data-scrolls-away` is of no use further down, so it does not stick.
  '&:has([data-scrolls-away])': { position: 'static' },
  // At a zoom of 400 percent the bars would take half of the window.
  '@media (max-height: 20rem)': { position: 'static' },
  backgroundColor: theme.vars.palette.ground,
}))
