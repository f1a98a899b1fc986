import { largeScreen } from './large-screen'
import { useMedia } from './use-media'

/**
 * Returns whether the window is at least as wide as the `lg` breakpoint, and follows its changes.
 * The server renders for a phone. React begins with that and renders again at once where the window
 * is large.
 */
export const useIsLarge = () => useMedia(largeScreen)
