import { styled } from '@mui/material/styles'

/** What stands side by side in a StickyBar: a button, and a row that scrolls for itself. */
export const BarRow = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  '& > :last-child': { flex: '1 1 0', minWidth: 0 },
})
