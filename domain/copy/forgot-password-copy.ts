/** Section 2.6. `sent` is the answer that moves step 1 to step 2 (section 4, R-44). */
export const forgotPasswordCopy = {
  sent: 'password reset link sent',
  // Ours.
  heading: 'Forgot your password?',
  submit: 'Send reset link',
  resend: 'Resend',
} as const
