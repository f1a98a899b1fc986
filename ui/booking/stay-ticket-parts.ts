import { styled } from '@mui/material/styles'

/** Parts of StayTicket. */

/** The ticket's columns need more room with large text, so its widths are in rem. */
const HAS_STUB = '@container (min-width: 43rem)'
const HAS_PHOTO_BESIDE = '@container (min-width: 57rem)'

export const Space = styled('div')({ containerType: 'inline-size' })

export const Ticket = styled('section')(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.line,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  [HAS_STUB]: {
    gridTemplateColumns: 'minmax(0, 1fr) 13rem',
    // The photo is a band across both, until there is room beside them.
    '&[data-photo="true"] > :first-of-type': { gridColumn: '1 / -1' },
  },
  [HAS_PHOTO_BESIDE]: {
    '&[data-photo="true"]': {
      gridTemplateColumns: '22rem minmax(0, 1fr) 16rem',
      '& > :first-of-type': { gridColumn: 'auto' },
    },
  },
}))

export const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: theme.spacing(0.5),
  minWidth: 0,
  padding: theme.spacing(2.5),
  '& > h3': { marginBlockStart: theme.spacing(1) },
  [HAS_STUB]: { padding: theme.spacing(3) },
}))

export const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}))

/** The part to tear off: a dashed edge with a notch at each end. */
export const Stub = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  gap: theme.spacing(1.5, 3),
  minWidth: 0,
  padding: theme.spacing(2.5),
  borderBlockStartWidth: 2,
  borderBlockStartStyle: 'dashed',
  borderColor: theme.vars.palette.line,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    width: theme.spacing(2),
    height: theme.spacing(2),
    boxSizing: 'border-box',
    insetBlockStart: theme.spacing(-1.125),
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: theme.vars.palette.line,
    borderRadius: theme.radius.pill,
    backgroundColor: theme.vars.palette.ground,
  },
  '&::before': { insetInlineStart: theme.spacing(-1) },
  '&::after': { insetInlineEnd: theme.spacing(-1) },
  [HAS_STUB]: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    justifyContent: 'center',
    alignItems: 'flex-start',
    padding: theme.spacing(3),
    borderBlockStartWidth: 0,
    borderInlineStartWidth: 2,
    borderInlineStartStyle: 'dashed',
    '&::before, &::after': { insetInlineStart: theme.spacing(-1.125), insetInlineEnd: 'auto' },
    '&::before': { insetBlockStart: theme.spacing(-1) },
    '&::after': { insetBlockStart: 'auto', insetBlockEnd: theme.spacing(-1) },
  },
}))
