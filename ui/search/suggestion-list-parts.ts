import { styled } from '@mui/material/styles'

/** Parts of SuggestionList. */

/** Inline size of a cover photo in the list. */
export const THUMBNAIL_SIZE = '2.5rem'

/** Below `sm` the box is narrow, so the list takes the width of the header. */
export const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'absolute',
  zIndex: 1,
  insetInline: theme.size.gutter.phone,
  boxSizing: 'border-box',
  maxBlockSize: '60svh',
  overflowY: 'auto',
  margin: theme.spacing(1, 0, 0),
  padding: theme.spacing(1, 0),
  borderRadius: theme.radius.photo,
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.line,
  listStyle: 'none',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface,
  boxShadow: theme.shadows[1],
  // It begins where the box begins, and may be wider than it.
  [theme.breakpoints.up('sm')]: {
    insetInline: '0 auto',
    width: '100%',
    minWidth: 'min(24rem, 60vw)',
  },
}))

export const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1.5),
  boxSizing: 'border-box',
  minHeight: theme.size.control,
  padding: theme.spacing(0.5, 2),
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.hovered },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.actionTint,
    outlineWidth: 2,
    outlineStyle: 'solid',
    outlineColor: theme.vars.palette.primary.main,
    outlineOffset: -2,
  },
  '& mark': { fontWeight: 700, color: 'inherit', backgroundColor: 'transparent' },
}))

export const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: THUMBNAIL_SIZE,
  color: theme.vars.palette.text.secondary,
}))

export const Thumbnail = styled('span')(({ theme }) => ({
  flex: 'none',
  inlineSize: THUMBNAIL_SIZE,
  overflow: 'hidden',
  borderRadius: theme.radius.field,
}))

export const Text = styled('span')(({ theme }) => ({
  // With large text the count moves below a word, before the word is broken.
  flex: '1 1 4.5rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}))

export const Count = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 'none',
  maxInlineSize: '50%',
  marginInlineStart: 'auto',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))
