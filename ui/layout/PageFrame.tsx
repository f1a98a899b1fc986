import { styled, type SxProps, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { size } from '@ui/theme/tokens'

export interface PageFrameProps {
  /**
   * Maximum width: 'content' (the default) for 1280 pixels, or 'grid' for 1440 pixels and many
   * photos.
   */
  width?: 'content' | 'grid' | undefined
  /** Vertical space: 'page' by default, 'none' for a page that starts with a full-width photo. */
  space?: 'page' | 'none' | undefined
  children: ReactNode
  sx?: SxProps<Theme> | undefined
}

const rooms = { content: size.content, grid: size.grid } as const

/** Frame that sets the gutters and the maximum width of everything between header and footer. */
export function PageFrame({ width = 'content', space = 'page', children, sx }: PageFrameProps) {
  return (
    <Frame room={rooms[width]} space={space} {...(sx ? { sx } : {})}>
      {children}
    </Frame>
  )
}

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'room' && prop !== 'space' })<{
  room: number
  space: 'page' | 'none'
}>(({ theme, room, space }) => ({
  width: '100%',
  maxWidth: room + 2 * theme.size.gutter.desktop,
  boxSizing: 'border-box',
  marginInline: 'auto',
  paddingInline: theme.size.gutter.phone,
  paddingBlock: space === 'page' ? theme.spacing(3, 8) : 0,
  [theme.breakpoints.up('sm')]: { paddingInline: theme.size.gutter.tablet },
  [theme.breakpoints.up('lg')]: {
    paddingInline: theme.size.gutter.desktop,
    paddingBlock: space === 'page' ? theme.spacing(5, 10) : 0,
  },
}))
