import { styled } from '@mui/material/styles'

/** The boxes that every authentication form shares. */

export const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
}))

/** A fieldset that is off keeps its values and cannot be typed into. */
export const Fields = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
}))

export const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
}))

/** Two short fields side by side where they have room. */
export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(2.5, 2),
}))

/** A field and what belongs to it. */
export const Tight = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
}))

/** A word between two hairlines. */
export const Divider = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': {
    content: '""',
    flex: 1,
    height: theme.spacing(0.125),
    backgroundColor: theme.vars.palette.line,
  },
}))
