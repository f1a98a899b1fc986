/** Ours: without a network, or with one that does not answer. */
export const offlineCopy = {
  title: 'You are offline',
  body: 'Check your connection. What you have already opened is still here.',
  retry: 'Try again',
  offline: 'You are offline.',
  unreachable: 'Staylet does not answer.',
  /** `time` is '14:20', or '7 Jan, 14:20' on another day. */
  asOf: (time: string) => `What you see is as of ${time}.`,
  nothingSent: 'Nothing is sent until you are connected again.',
  trying: 'Trying…',
} as const
