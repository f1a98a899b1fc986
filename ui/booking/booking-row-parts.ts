import { styled } from '@mui/material/styles'

/** Parts of a booking in the list. */

export const Frame = styled('article')(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  border: `thin solid ${theme.vars.palette.line}`,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  '&[data-next="true"]': {
    borderColor: theme.vars.palette.primary.main,
    // Half of the tint, so that the status keeps its own fill.
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.actionTint} 50%, ${theme.vars.palette.surface})`,
  },
  // The photo is a band at the top on phones, and takes the full height of the left side from `md`
  // up.
  '& > :first-of-type': { aspectRatio: '16 / 9', minHeight: '100%' },
  '& > :last-of-type': {
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '15rem minmax(0, 1fr)',
    minHeight: '11rem',
    '& > :first-of-type': { aspectRatio: 'auto' },
    '& > :last-of-type': { padding: theme.spacing(2.5, 3) },
  },
}))

/**
 * Name with the status beside it, on one line at every width. A long name wraps by itself, and only
 * where a word of it is too long for that, in large text, is the status below.
 */
export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(0.5, 1.5),
  '& > :first-of-type': {
    flex: '1 1 min-content',
    minWidth: 0,
    maxWidth: 'max-content',
    overflowWrap: 'break-word',
  },
  // As tall as one line of the name.
  '& > :last-child': { flex: 'none', marginBlockStart: theme.spacing(0.25) },
}))

export const Stay = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: theme.spacing(0.5, 0, 0),
  color: theme.vars.palette.text.secondary,
}))

export const Price = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1),
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
}))

/** Last line with the action. 'Mobile' ends at `md`, where 'desktop' begins. */
export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '& > [data-at="desktop"]': {
    marginInlineStart: 'auto',
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
  '& > [data-at="mobile"]': { [theme.breakpoints.up('md')]: { display: 'none' } },
}))

export const Soon = styled('strong')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
}))
