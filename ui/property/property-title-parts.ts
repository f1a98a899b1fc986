import { styled } from '@mui/material/styles'

/** Parts that a property page's title and its skeleton share. */

/** Photos, title and counts. */
export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  marginBlockEnd: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gap: theme.spacing(4), marginBlockEnd: theme.spacing(6) },
}))

export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
}))

export const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  flex: '1 1 20rem',
  minWidth: 0,
  // A name may be one word of 300 letters.
  overflowWrap: 'anywhere',
}))
