import { styled } from '@mui/material/styles'
import { photoColumn } from '@ui/layout/photo-column'
import { takesTurns } from '@ui/theme/takes-turns'

/** Parts of MarketingSlides: one line of text on phones, and text on a photo from `sm` up. */

export const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  [theme.breakpoints.up('sm')]: {
    // Stays below the header at its own height, whatever the form beside it grows to.
    position: 'sticky',
    insetBlockStart: theme.spacing(12),
    alignSelf: 'start',
    overflow: 'hidden',
    alignItems: 'flex-end',
    padding: theme.spacing(4),
    borderRadius: theme.radius.photo,
    color: theme.vars.palette.onScrim,
    ...photoColumn(theme),
  },
  [theme.breakpoints.up('lg')]: { insetBlockStart: theme.spacing(14) },
}))

/** Hidden on phones. Lazy loading then keeps the photos from being fetched there. */
export const Photos = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))

export const Scrim = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(to top, ${theme.vars.palette.scrimStrong}, ${theme.vars.palette.scrim} 30%, transparent 65%)`,
}))

/** All slides share one grid cell, so the tallest sets the height and nothing shifts. */
export const Slides = styled('div')({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'grid',
  alignItems: 'end',
})

export const Slide = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  ...takesTurns(theme),
}))

export const Title = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  [theme.breakpoints.up('sm')]: { ...theme.typography.h1, color: 'inherit' },
}))

export const Body = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: theme.spacing(1, 0, 0),
  maxWidth: '26rem',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))

export const Pause = styled('button')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: theme.size.touch,
  height: theme.size.touch,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pill,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.hovered },
  [theme.breakpoints.up('sm')]: {
    // Away from the words, in the corner that no toast covers.
    position: 'absolute',
    insetBlockStart: theme.spacing(2),
    insetInlineEnd: theme.spacing(2),
    backgroundColor: theme.vars.palette.scrimSoft,
    '&:hover': { backgroundColor: theme.vars.palette.scrim },
    '&:focus-visible': { outlineColor: theme.vars.palette.onScrim },
  },
}))
