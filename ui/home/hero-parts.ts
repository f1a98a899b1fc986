import { styled } from '@mui/material/styles'

/** The hero's layers: photos, overlay, words, controls. Words lie in the flow, so that large text makes the hero higher instead of leaving it. */

export const HeroRoot = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  minHeight: '125vw',
  touchAction: 'pan-y pinch-zoom',
  color: theme.vars.palette.onScrim,
  // 2:1, but never so high that a wide screen shows nothing below it.
  [theme.breakpoints.up('md')]: { minHeight: 'min(50vw, 80svh)' },
}))

/** The specification's 50 percent is in the colour. */
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

export const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  width: '100%',
  maxWidth: theme.size.grid,
  marginInline: 'auto',
  padding: theme.spacing(6, 2, 9),
  '& > *': { maxWidth: '30rem' },
  '& > [data-subtitle]': { marginBlockEnd: theme.spacing(1) },
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(8, 9, 10),
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
  paddingBlockEnd: theme.spacing(1.5),
  pointerEvents: 'none',
}))
