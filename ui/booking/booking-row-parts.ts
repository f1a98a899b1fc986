import { styled } from '@mui/material/styles'

/** Frame shared by a booking in the list and its skeleton. */

export const Frame = styled('article')(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.line,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  // The photo is a band at the top on phones, and takes the full height of the left side from `md`
  // up.
  '& > :first-of-type': { aspectRatio: '16 / 9', minHeight: '100%' },
  '& > :last-of-type': {
    minWidth: 0,
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '15rem minmax(0, 1fr)',
    '& > :first-of-type': { aspectRatio: 'auto' },
    '& > :last-of-type': { padding: theme.spacing(2.5, 3) },
  },
}))

export const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: theme.spacing(1, 2),
  '& > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
}))

export const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  // The facts have two columns until all four fit, so that they never wrap as three and one.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container (min-width: 34rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  gap: theme.spacing(1.5, 2),
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.body2, margin: 0 },
}))

/** Row of actions. 'Mobile' ends at `md`, where 'desktop' begins. */
export const Actions = styled('div')(({ theme }) => ({
  marginBlockStart: 'auto',
  '&[data-at="desktop"]': { [theme.breakpoints.down('md')]: { display: 'none' } },
  '&[data-at="mobile"]': { [theme.breakpoints.up('md')]: { display: 'none' } },
}))
