import { styled } from '@mui/material/styles'
import { HeldFields } from './HeldFields'
import type { Failure } from './use-refused-fields'

/** Props of every form that is sent. */
export interface SentFormProps {
  /** Failure of the last request, shown as an alert above the fields. */
  failure?: Failure | undefined
  /** Disables the fields and shows the busy label while the request runs. False by default. */
  isSubmitting?: boolean | undefined
}

/** Column of a form. */
export const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
}))

/** Column of the form's fields, which are held while the form is being sent. */
export const Fields = styled(HeldFields)(({ theme }) => ({
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

/** Two short fields side by side where both fit. */
export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(2.5, 2),
}))

/** Text between two hairlines. */
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
