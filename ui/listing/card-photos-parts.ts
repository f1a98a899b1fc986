import { styled } from '@mui/material/styles'

/** Parts of CardPhotos. */

export const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: theme.radius.photo,
}))

export const Zoom = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  transition: theme.transitions.create('transform'),
}))

export const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockStart: theme.spacing(1.5),
  insetInlineStart: theme.spacing(1.5),
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: theme.spacing(3),
  paddingInline: theme.spacing(1),
  '& svg': { width: '0.75rem', height: '0.75rem', strokeWidth: 2.25 },
  borderRadius: theme.radius.pill,
  color: theme.vars.palette.onScrim,
  backgroundColor: theme.vars.palette.scrimSoft,
  pointerEvents: 'none',
}))

export const Arrow = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: `calc(50% - ${theme.spacing(2.75)})`,
  '&[data-arrow="previous"]': { insetInlineStart: theme.spacing(0.5) },
  '&[data-arrow="next"]': { insetInlineEnd: theme.spacing(0.5) },
}))

export const Position = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: theme.spacing(1.5),
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
