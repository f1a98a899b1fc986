/** Text of the splash screen. */
export const splashCopy = {
  loading: 'Loading your perfect stay...',
  // Not in the specification: the page's own code did not arrive, or failed.
  failed: 'Staylet could not be loaded. Check your connection and try again.',
} as const
