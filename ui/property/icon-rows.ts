import { styled } from '@mui/material/styles'
import { BareList } from '@ui/text/bare-list'

/** Rows of an icon and a text. */
export const IconRows = styled(BareList)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 5),
  overflowWrap: 'anywhere',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: theme.spacing(1.5),
  },
  '& svg': { color: theme.vars.palette.text.secondary },
}))
