import type { Theme } from '@mui/material/styles'

const MASK = 'url(/pattern.svg), radial-gradient(closest-side, black, transparent)'

/** Side of one tile in CSS pixels, as in the file. */
const TILE = 48

/**
 * Styles of a subtle background: a tile in the manner of adire cloth, in two inks, which fades out
 * towards the edges. The element needs a position and a stacking context of its own.
 */
export const placePattern = ({ vars: { palette } }: Theme) => ({
  content: '""',
  position: 'absolute' as const,
  inset: 0,
  zIndex: -1,
  opacity: 0.08,
  pointerEvents: 'none' as const,
  backgroundImage: `linear-gradient(to right, ${palette.primary.main} 50%, ${palette.accent.main} 50%)`,
  backgroundSize: TILE * 2,
  WebkitMask: MASK,
  mask: MASK,
  maskComposite: 'intersect',
  WebkitPrintColorAdjust: 'exact' as const,
  printColorAdjust: 'exact' as const,
})
