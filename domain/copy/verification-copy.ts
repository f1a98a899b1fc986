/** Texts of pages that wait for a code or a link. Not in the specification. */
export const verificationCopy = {
  code: '6-digit code',
  digit: (index: number, total: number) => `Digit ${index} of ${total}`,
  incomplete: 'Enter all 6 digits',
  verify: 'Verify code',
  verifying: 'Verifying...',
  sending: 'Sending...',
  notArrived: 'Nothing arrived?',
  /** Whole seconds, shown as m:ss. */
  resendIn: (seconds: number) =>
    `You can resend in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  canResend: 'You can ask for another one now.',
  resent: 'Sent again.',
  /** Follows the message of a request that got no response. */
} as const
