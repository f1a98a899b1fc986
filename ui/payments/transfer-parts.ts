import { styled } from '@mui/material/styles'

export const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
  padding: theme.spacing(3),
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.line,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  // Kept in the page to be heard later, but no room for it while it says nothing.
  '& > [role="status"]:empty': { marginBlockStart: theme.spacing(-2.5) },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}))
