import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { profileCopy } from '@domain/copy/profile-copy'

/** Form of a settings card: its fields, and the button below them. */
export const AccountForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  // The form says once that every field is required.
  '& .MuiFormLabel-asterisk': { display: 'none' },
  '& > button[type="submit"]': { justifySelf: 'start', minWidth: theme.spacing(18) },
  [theme.breakpoints.down('sm')]: { '& > button[type="submit"]': { justifySelf: 'stretch' } },
}))

/** Button that saves a settings form. The second click of a double click saves nothing. */
export const saveButton = {
  type: 'submit',
  variant: 'contained',
  size: 'large',
  children: profileCopy.save,
  onClick: (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault()
  },
} as const

/** Secondary line, such as that all fields are required. */
export const Note = styled('p')(({ theme }) => ({
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
