import { BREAKPOINTS, REVIEWS_PER_VIEW } from '@domain/constants'
import { mediaQuery } from '@ui/theme/media-query'
import { useMedia } from '@ui/theme/use-media'

const from = (width: number) => mediaQuery(`(min-width: ${width / 16}em)`)
const medium = from(BREAKPOINTS.sm)
const large = from(BREAKPOINTS.lg)

/**
 * Returns the number of reviews side by side: 3 in large windows, 2 in medium and 1 in small ones.
 */
export function usePerView(): number {
  const isMedium = useMedia(medium)
  const isLarge = useMedia(large)
  if (isLarge) return REVIEWS_PER_VIEW.lg
  return isMedium ? REVIEWS_PER_VIEW.md : REVIEWS_PER_VIEW.sm
}
