import { styled } from '@mui/material/styles'

/** Layout of the lightbox: a bar, the photo with the remaining height, and the thumbnails. */

export const Layout = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  '&:focus-visible': { outline: 0 },
})

export const TopBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(1, 1, 1, 2),
}))

export const Counter = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  color: theme.vars.palette.onScrim,
}))

export const Stage = styled('div')(({ theme }) => ({
  containerType: 'size',
  position: 'relative',
  overflow: 'hidden',
  marginBlockEnd: theme.spacing(1),
  // The stage answers every touch itself: swipes, and zooming with two fingers.
  touchAction: 'none',
  '& > [data-arrow]': {
    position: 'absolute',
    insetBlockStart: `calc(50% - ${theme.spacing(2.75)})`,
    '&[data-arrow="start"]': { insetInlineStart: theme.spacing(1) },
    '&[data-arrow="end"]': { insetInlineEnd: theme.spacing(1) },
  },
  [theme.breakpoints.up('md')]: { marginInline: theme.spacing(3) },
}))

/** Strip that follows the finger, with the displayed photo and its neighbour. */
export const Strip = styled('div')({ position: 'absolute', inset: 0 })

export const Pane = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  '&[data-beside="1"]': { translate: '100%' },
  '&[data-beside="-1"]': { translate: '-100%' },
})

/** Sized to the photo's proportions, so that a click beside the photo is outside this box. */
export const Fit = styled('div')(({ theme }) => ({
  width: 'min(100cqw, 100cqh * var(--ratio))',
  aspectRatio: 'var(--ratio)',
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: { borderRadius: theme.radius.field },
}))
