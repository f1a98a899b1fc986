/** Texts of offline states. Not in the specification. */
export const offlineCopy = {
  title: 'You are offline',
  body: 'Check your connection. What you have already opened is still here.',
  retry: 'Try again',
} as const
