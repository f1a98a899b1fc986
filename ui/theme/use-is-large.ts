import { largeScreen } from './large-screen'
import { useMedia } from './use-media'

/**
 * Returns whether the window is at least as wide as the `lg` breakpoint, and follows its changes.
 * The server draws for a phone. React begins with that and renders again at once where the window is
 * large, for which `whileDrawnLarge` makes room.
 */
export const useIsLarge = () => useMedia(largeScreen)
