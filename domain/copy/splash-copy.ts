/** Text of the splash screen. */
export const splashCopy = { loading: 'Loading your perfect stay...' } as const
