import { styled } from '@mui/material/styles'

/** Marks on a photo that can be turned or opened. */

export const Arrow = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${theme.spacing(2.75)})`,
  '&[data-arrow="previous"]': { insetInlineStart: theme.spacing(0.5) },
  '&[data-arrow="next"]': { insetInlineEnd: theme.spacing(0.5) },
}))

/** Row of dots at the lower edge. */
export const Dots = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: theme.spacing(2),
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
}))

export const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(0.25, 1.25),
  borderRadius: theme.radius.pill,
  color: theme.vars.palette.onScrim,
  backgroundColor: theme.vars.palette.scrimSoft,
}))

/** Button over the whole photo that opens it. */
export const PhotoOpener = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  // The box around the photo would cut off a ring outside it.
  '&:focus-visible': {
    outlineOffset: theme.spacing(-0.5),
    boxShadow: `inset 0 0 0 ${theme.spacing(0.5)} ${theme.vars.palette.surface}`,
  },
}))
