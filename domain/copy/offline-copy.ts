// Not in the specification.

/** Texts that a page shows without a network, or while the server cannot be reached. */
export const offlineCopy = {
  title: 'No connection',
  body: 'Check your network. What you have already opened is still here.',
  retry: 'Try again',
} as const

/** Texts of the banner above a page that is offline or whose requests fail. */
export const offlineBannerCopy = {
  offline: 'You are offline.',
  unreachable: 'Staylet does not answer.',
  /** `time` is '14:20', or '7 Jan, 14:20' on another day. */
  asOf: (time: string) => `What you see is as of ${time}.`,
  nothingSent: 'Nothing is sent until you are connected again.',
  back: 'You are online again.',
  trying: 'Trying…',
  retry: offlineCopy.retry,
} as const
