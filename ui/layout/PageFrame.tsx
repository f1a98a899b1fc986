import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { atGutters } from './at-gutters'

export interface PageFrameProps {
  /**
   * Vertical space: 'page' by default, 'bar' for a page below a StickyBar, which needs less, or
   * 'none'.
   */
  space?: 'page' | 'bar' | 'none' | undefined
  /** 'full' by default, or 'narrow' where full lines would be too long, as in forms and payments. */
  width?: 'full' | 'narrow' | undefined
  /** Content of the page. */
  children: ReactNode
}

/**
 * Frame that sets the gutters and the maximum width of everything on a page. Header, bars and
 * footer share its edges.
 *
 * @avoid Inside another PageFrame: the gutters would add up.
 * @a11y It adds nothing for screen readers.
 */
export function PageFrame({ space = 'page', width = 'full', children }: PageFrameProps) {
  return (
    <Frame data-space={space} data-width={width}>
      {children}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  ...atGutters(theme),
  '&[data-width="narrow"]': { maxWidth: theme.size.narrowFrame + 2 * theme.size.gutter.desktop },
  '&[data-space="page"]': {
    paddingBlock: theme.spacing(3, 8),
    [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(5, 10) },
  },
  '&[data-space="bar"]': {
    paddingBlock: theme.spacing(2, 8),
    [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(3, 10) },
  },
}))
