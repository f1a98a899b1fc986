/**
 * Texts that a page shows without a network, or while the server cannot be reached. They are not in
 * the specification.
 */
export const offlineCopy = {
  title: 'No connection',
  body: 'Check your network. What you have already opened is still here.',
  retry: 'Try again',
} as const
