/** Section 1. */
export const splashCopy = { loading: 'Loading your perfect stay...' } as const
