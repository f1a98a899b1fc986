/**
 * Texts of pages that nothing answers, because there is no network or no server. Not in the
 * specification.
 */
export const offlineCopy = {
  title: 'No connection',
  body: 'Check your network. What you have already opened is still here.',
  retry: 'Try again',
} as const
