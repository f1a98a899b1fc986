import { styled } from '@mui/material/styles'

/** Row in a StickyBar for a button and content that scrolls independently. */
export const BarRow = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  '& > :last-child': { flex: '1 1 0', minWidth: 0 },
})
