import { styled } from '@mui/material/styles'

/**
 * Layout of the lightbox. On phones the arrows are beside the counter under the photo, and from
 * `md` up beside the photo, with the counter above it. They never cover the photo.
 */
export const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto auto',
  gridTemplateAreas: `
    'close close close'
    'stage stage stage'
    'previous counter next'
    'caption caption caption'
    'thumbnails thumbnails thumbnails'`,
  height: '100%',
  '&:focus-visible': { outline: 0 },
  '& > [data-place="close"]': { gridArea: 'close', justifySelf: 'end', padding: theme.spacing(1) },
  '& > [data-place="previous"]': { gridArea: 'previous', justifySelf: 'end' },
  '& > [data-place="next"]': { gridArea: 'next', justifySelf: 'start' },
  '& > [role="group"]': { gridArea: 'thumbnails' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `${theme.spacing(8)} minmax(0, 1fr) ${theme.spacing(8)}`,
    gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: `
      '. counter close'
      'previous stage next'
      'caption caption caption'
      'thumbnails thumbnails thumbnails'`,
    '& > [data-place]': { justifySelf: 'center' },
  },
}))

export const Counter = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  gridArea: 'counter',
  paddingInline: theme.spacing(1),
  textAlign: 'center',
  color: theme.vars.palette.onScrim,
}))

/**
 * Description of the photo. Its space is reserved, so that a longer text does not move the photo.
 */
export const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  gridArea: 'caption',
  justifySelf: 'center',
  boxSizing: 'content-box',
  minHeight: '3lh',
  maxWidth: '44rem',
  margin: 0,
  padding: theme.spacing(0.5, 2),
  textAlign: 'center',
  color: theme.vars.palette.onScrim,
  [theme.breakpoints.up('md')]: { minHeight: '1lh', maxWidth: '60rem' },
}))

export const Stage = styled('div')(({ theme }) => ({
  gridArea: 'stage',
  alignSelf: 'stretch',
  containerType: 'size',
  position: 'relative',
  overflow: 'hidden',
  marginBlockEnd: theme.spacing(1),
  // The stage answers every touch itself: swipes, and zooming with two fingers.
  touchAction: 'none',
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
