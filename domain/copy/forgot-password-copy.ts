/** Texts of the forgotten-password page. */
export const forgotPasswordCopy = {
  // Not in the specification.
  heading: 'Forgot your password?',
  intro: 'Tell us how we reach you, and we send a link and a code to choose a new one.',
  contactMethod: 'Send it to my',
  submit: 'Send reset link',
  backToLogin: 'Back to login',
  codeHeading: 'Check your messages',
  codeIntro: (identifier: string) =>
    `If ${identifier} has an account, a link and a 6-digit code are on their way. Open the link, or enter the code here.`,
  resend: 'Resend',
  change: 'Use another address or number',
} as const
