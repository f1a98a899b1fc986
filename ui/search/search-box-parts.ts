import { styled } from '@mui/material/styles'

/** From `sm` up the list is as wide as the box. */
export const Root = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { position: 'relative' },
}))

export const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: theme.size.touch,
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.outline,
  borderRadius: theme.radius.pill,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:has(input:focus-visible)': {
    outlineWidth: 2,
    outlineStyle: 'solid',
    outlineColor: theme.vars.palette.primary.main,
    outlineOffset: 2,
  },
}))

export const Input = styled('input')(({ theme }) => ({
  ...theme.typography.body2,
  // Below 16 pixels a phone would zoom into the page.
  fontSize: theme.typography.body1.fontSize,
  flex: 1,
  minWidth: 0,
  height: '100%',
  paddingBlock: 0,
  paddingInline: theme.spacing(2.5, 0),
  border: 0,
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  textOverflow: 'ellipsis',
  // The form shows the focus ring.
  '&:focus-visible': { outline: 0 },
  '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
}))

export const Control = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.size.touch,
  height: theme.size.touch,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pill,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
}))
