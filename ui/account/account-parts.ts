import { styled } from '@mui/material/styles'

/** Form of a settings card: its fields, and the button below them. */
export const AccountForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  // The form says once that every field is required.
  '& .MuiFormLabel-asterisk': { display: 'none' },
  '& > button[type="submit"]': { justifySelf: 'start', minWidth: theme.spacing(18) },
  [theme.breakpoints.down('sm')]: { '& > button[type="submit"]': { justifySelf: 'stretch' } },
}))

/** Line above the fields: all of them are required. */
export const AllRequired = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}))

/** Grid that puts two fields side by side where the text size leaves room for them. */
export const AccountFields = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, 40%)), 1fr))',
  gap: theme.spacing(2.5, 2),
}))
