/** Texts of states that the specification leaves open. */
export const feedbackCopy = {
  loading: 'Loading',
  checkingSession: 'Checking your session',
  ok: 'OK',
  close: 'Close',
  messages: 'Messages',
} as const
