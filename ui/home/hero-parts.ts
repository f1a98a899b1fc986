import { styled, type Theme } from '@mui/material/styles'
import { atGutters } from '@ui/layout/at-gutters'
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
  backgroundImage: `linear-gradient(to bottom, ${tint} 30%, transparent 70%)`,
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
  ...takesTurns(theme),
  // Above the subject of a portrait photo, and beside that of a wide one.
  [theme.breakpoints.up('md')]: { alignItems: 'end' },
}))

export const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(1),
  ...atGutters(theme),
  // On phones the controls are below the text.
  paddingBlock: theme.spacing(2.5, 6),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(2, 0) },
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
  paddingBlockEnd: theme.spacing(1.5),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(2, 3) },
}))

export const ControlsPlace = styled('div')(({ theme }) => ({
  zIndex: 4,
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  ...atGutters(theme),
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  // The controls are in the corner away from the text, in the row of its button.
  [theme.breakpoints.up('md')]: { justifyContent: 'flex-end' },
}))
