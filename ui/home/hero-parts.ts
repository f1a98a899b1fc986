import { styled, type Theme } from '@mui/material/styles'

/**
 * Layers of the hero: photos, overlay, text and controls. The text is in the flow, so that large
 * text makes the hero taller instead of overflowing.
 */

export const HeroRoot = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  minHeight: '125vw',
  touchAction: 'pan-y pinch-zoom',
  color: theme.vars.palette.onScrim,
  // The ratio is 2:1, but the hero is never so tall that a wide window shows nothing below it.
  [theme.breakpoints.up('md')]: { minHeight: 'min(50vw, 80svh)' },
}))

/** The colour includes the specification's 50 percent opacity (HOME-05). */
export const Overlay = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  backgroundColor: theme.vars.palette.scrim,
}))

export const Slides = styled('div')({ zIndex: 3, display: 'grid' })

export const Slide = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'grid',
  alignItems: 'end',
  transition: theme.transitions.create(['opacity', 'visibility']),
  '&[data-current="false"]': { opacity: 0, visibility: 'hidden' },
  [theme.breakpoints.up('md')]: { alignItems: 'center' },
}))

/** Same left and right edges as the content below (PageFrame, StickyBar). */
const atGutters = (theme: Theme) => ({
  boxSizing: 'border-box' as const,
  maxWidth: theme.size.grid + 2 * theme.size.gutter.desktop,
  marginInline: 'auto',
  paddingInline: theme.size.gutter.phone,
  [theme.breakpoints.up('sm')]: { paddingInline: theme.size.gutter.tablet },
  [theme.breakpoints.up('lg')]: { paddingInline: theme.size.gutter.desktop },
})

export const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  width: '100%',
  ...atGutters(theme),
  paddingBlock: theme.spacing(6, 9),
  '& > *': { maxWidth: '30rem' },
  '& > [data-subtitle]': { marginBlockEnd: theme.spacing(1) },
  [theme.breakpoints.up('md')]: {
    paddingBlock: theme.spacing(8, 10),
    '& > [data-subtitle]': { fontSize: theme.typography.price.fontSize },
  },
}))

export const ControlsPlace = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  ...atGutters(theme),
  paddingBlockEnd: theme.spacing(1.5),
  pointerEvents: 'none',
  // The controls are in the corner away from the text.
  [theme.breakpoints.up('md')]: { justifyContent: 'flex-end' },
}))
