import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'

export interface StickyBarProps {
  children: ReactNode
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  // Under the header while that is in sight.
  'header:not([data-hidden="true"]) ~ main &': {
    insetBlockStart: theme.size.headerPhone,
    [theme.breakpoints.up('md')]: { insetBlockStart: theme.size.header },
  },
  zIndex: theme.zIndex.appBar - 1,
  // What it holds may have nothing to offer on the way down.
  '&:has([data-scrolls-away])': { position: 'static' },
  backgroundColor: theme.vars.palette.ground,
}))

const Inner = styled('div')(({ theme }) => ({
  maxWidth: theme.size.grid + 2 * theme.size.gutter.desktop,
  boxSizing: 'border-box',
  marginInline: 'auto',
  paddingInline: theme.size.gutter.phone,
  [theme.breakpoints.up('sm')]: { paddingInline: theme.size.gutter.tablet },
  [theme.breakpoints.up('lg')]: { paddingInline: theme.size.gutter.desktop },
}))

/** A bar across the page that stays at the top while its page scrolls, under the header (section 2.7). */
export function StickyBar({ children }: StickyBarProps) {
  return (
    <Bar data-sticky-bar>
      <Inner>{children}</Inner>
    </Bar>
  )
}
