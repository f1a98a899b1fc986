/**
 * Texts that a page shows while no response comes, because there is no network or the server cannot be
 * reached. They are not in the specification.
 */
export const offlineCopy = {
  title: 'No connection',
  body: 'Check your network. What you have already opened is still here.',
  retry: 'Try again',
} as const
