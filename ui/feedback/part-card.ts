import { styled } from '@mui/material/styles'

/** Card at the bottom of the window that speaks of a part of the page. */
export const PartCard = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: theme.spacing(2),
  insetBlockEnd: `calc(var(--bottom-bar, 0rem) + ${theme.spacing(2)})`,
  width: 'fit-content',
  maxWidth: theme.spacing(60),
  marginInline: 'auto',
  padding: theme.spacing(2),
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: theme.shadows[1],
}))
