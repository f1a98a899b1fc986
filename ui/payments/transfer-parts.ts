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

/** Label left, value right; under one another where there is no room. */
export const Rows = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    minHeight: theme.size.touch,
    borderBlockEndWidth: 1,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: theme.vars.palette.line,
  },
  '& > div:last-of-type': { borderBlockEndWidth: 0 },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
}))
