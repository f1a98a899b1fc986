import type { Theme } from '@mui/material/styles'

/** Gives a link without a line or colour of its own the area that a finger needs. */
export const touchArea = ({ size }: Theme) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: size.touch,
  minHeight: size.touch,
})
