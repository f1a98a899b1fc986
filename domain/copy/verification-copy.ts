/** Ours: codes and links that were sent, wherever one is waited for (sections 2.4, 2.6 and 5). */
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
  /** After the words of a failure to which nobody answered. */
  offline: 'Check your connection and try again. What you typed is still here.',
} as const
