import { mediaQuery } from './media-query'
import { useMedia } from './use-media'

const stillness = mediaQuery('(prefers-reduced-motion: reduce)')

/** Returns whether the guest's system asks for reduced motion now, outside a component. */
export const wantsStillness = stillness.matches

/** Returns whether the guest's system asks for reduced motion. */
export const useWantsStillness = () => useMedia(stillness)
