import type { Theme } from '@mui/material/styles'

/**
 * Height of a photo that fills its half of a window beside a form: from the space below the header
 * to the same space above the lower edge.
 */
export const photoColumn = ({ spacing, breakpoints, size }: Theme) => {
  const below = (gap: number) => `max(20rem, 100svh - ${spacing(size.header / 8 + 2 * gap)})`
  return { height: below(3), [breakpoints.up('lg')]: { height: below(5) } }
}
