import { styled } from '@mui/material/styles'

/**
 * Row in a StickyBar for a button and content that scrolls independently.
 *
 * @avoid Outside a StickyBar.
 * @a11y It adds nothing for screen readers; its content keeps its order.
 */
export const BarRow = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  '& > :last-child': { flex: '1 1 0', minWidth: 0 },
})
