/** Texts of states that the specification leaves open. */
export const feedbackCopy = {
  loading: 'Loading',
  checkingSession: 'Checking your session',
  ok: 'OK',
  close: 'Close',
  /** Says why a button that the specification leaves without an action does nothing. */
  notYet: 'Not available yet',
  /** Marks fixed content that could be taken for fact. */
  sample: 'Sample content',
} as const
