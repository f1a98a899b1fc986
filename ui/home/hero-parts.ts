import { styled, type Theme } from '@mui/material/styles'
import { takesTurns } from '@ui/theme/takes-turns'

/**
 * Layers of the hero: photos, overlay, text, search and controls. Text and search are in the flow,
 * so that large text makes the hero taller instead of overflowing.
 */

export const HeroRoot = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  // The suggestions of the search hang over the bar below.
  zIndex: theme.zIndex.appBar - 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minHeight: 'max(22.5rem, 45svh)',
  touchAction: 'pan-y pinch-zoom',
  color: theme.vars.palette.onScrim,
}))

/** More of the tint where the words are, so that they are legible on a white photo as well. */
const shadeOf = (theme: Theme, tint: string) => ({
  backgroundColor: tint,
  backgroundImage: `linear-gradient(to top, ${tint}, transparent 80%)`,
  [theme.breakpoints.up('md')]: {
    backgroundImage: `linear-gradient(to right, ${tint}, transparent 70%)`,
  },
})

/**
 * The colours include the specification's 50 percent opacity (HOME-05), and each photo has the tint
 * of its own shadows.
 */
export const Overlay = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  ...shadeOf(theme, theme.vars.palette.scrim),
  transition: theme.transitions.create('background-color'),
  '&[data-tint="dusk"]': shadeOf(theme, theme.vars.palette.scrimDusk),
}))

export const Slides = styled('div')({ zIndex: 3, gridArea: '1 / 1', display: 'grid' })

export const Slide = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'grid',
  alignItems: 'end',
  ...takesTurns(theme),
}))

/** Same left and right edges as the content below (PageFrame, StickyBar). */
const atGutters = (theme: Theme) => ({
  boxSizing: 'border-box' as const,
  width: '100%',
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
  ...atGutters(theme),
  paddingBlockStart: theme.spacing(2),
  '& > *': { maxWidth: '48rem' },
  '& > h2': { fontSize: 'clamp(1.75rem, 1rem + 2vw, 3.5rem)' },
  // Quieter than the search below it.
  '& > a': {
    color: 'inherit',
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 ${theme.spacing(0.1875)} ${theme.vars.palette.onScrim}`,
    '&:hover': {
      color: theme.vars.palette.onActionFill,
      backgroundColor: theme.vars.palette.actionFill,
      boxShadow: 'none',
    },
    '&:focus-visible': { outlineColor: 'currentcolor' },
  },
}))

export const SearchPlace = styled('div')(({ theme }) => ({
  zIndex: 4,
  gridArea: '2 / 1',
  ...atGutters(theme),
  // The controls are between the search and the lower edge, below this box.
  paddingBlock: theme.spacing(1.5, 7),
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(2, 3) },
}))

export const ControlsPlace = styled('div')(({ theme }) => ({
  zIndex: 4,
  gridArea: '2 / 1',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  ...atGutters(theme),
  paddingBlockEnd: theme.spacing(0.75),
  pointerEvents: 'none',
  // The controls are in the corner away from the text, in the row of its button.
  [theme.breakpoints.up('md')]: {
    gridArea: '1 / 1',
    justifyContent: 'flex-end',
    paddingBlockEnd: 0,
  },
}))
