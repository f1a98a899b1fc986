import { styled } from '@mui/material/styles'
import { TypeTabRow } from '@ui/listing/property-type-parts'
import { roofLine } from '@ui/theme/roof-line'

/** Row of tabs in words for the parts of a page. Its first word is on the edge of the page. */
export const WordTabRow = styled(TypeTabRow)(({ theme }) => ({ gap: theme.spacing(4) }))

/** One tab. Its text is also in `data-word`, which keeps the width of the bold word. */
export const WordTab = styled('button')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'relative',
  flex: 'none',
  minWidth: theme.size.touch,
  minHeight: theme.spacing(6),
  padding: 0,
  border: 0,
  textAlign: 'start',
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: 'attr(data-word)',
    display: 'block',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: 600,
  },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-selected="true"]': {
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    '&::after': roofLine,
  },
  // The row would cut off a ring outside the tab.
  '&:focus-visible': {
    outlineOffset: theme.spacing(-0.25),
    borderRadius: theme.spacing(1),
  },
}))
