import { styled, type Theme } from '@mui/material/styles'
import { takesTurns } from '@ui/theme/takes-turns'

/**
 * Layers of the hero: photos, overlay, text and controls. The text is in the flow, so that large
 * text makes the hero taller instead of overflowing.
 */

/**
 * Height that leaves room for the header, the filters and the first row of cards, but at least
 * `minimum` and at most 45 percent of the window.
 */
const heightBeside = (minimum: string, rest: string) => `clamp(${minimum}, 100svh - ${rest}, 45svh)`

export const HeroRoot = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  minHeight: heightBeside('14rem', '37rem'),
  touchAction: 'pan-y pinch-zoom',
  color: theme.vars.palette.onScrim,
  [theme.breakpoints.up('md')]: { minHeight: heightBeside('10.5rem', '39.5rem') },
  [theme.breakpoints.up('xl')]: { minHeight: heightBeside('10.5rem', '42.5rem') },
}))

/**
 * The colours include the specification's 50 percent opacity (HOME-05), and each photo has the tint
 * of its own shadows.
 */
export const Overlay = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  backgroundColor: theme.vars.palette.scrim,
  transition: theme.transitions.create('background-color'),
  '&[data-tint="dusk"]': { backgroundColor: theme.vars.palette.scrimDusk },
}))

export const Slides = styled('div')({ zIndex: 3, display: 'grid' })

export const Slide = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'grid',
  alignItems: 'end',
  ...takesTurns(theme),
  [theme.breakpoints.up('md')]: { alignItems: 'center' },
}))

/** Same left and right edges as the content below (PageFrame, StickyBar). */
const atGutters = (theme: Theme) => ({
  boxSizing: 'border-box' as const,
  maxWidth: theme.size.frame + 2 * theme.size.gutter.desktop,
  marginInline: 'auto',
  paddingInline: theme.size.gutter.phone,
  [theme.breakpoints.up('sm')]: { paddingInline: theme.size.gutter.tablet },
  [theme.breakpoints.up('lg')]: { paddingInline: theme.size.gutter.desktop },
})

export const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  width: '100%',
  ...atGutters(theme),
  paddingBlock: theme.spacing(1.5, 7.25),
  '& > *': { maxWidth: '48rem' },
  '& > h2': { fontSize: 'clamp(1.75rem, 1rem + 2vw, 3.5rem)' },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(2) },
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
