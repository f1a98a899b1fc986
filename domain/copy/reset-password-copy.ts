/** Section 2.6. */
export const resetPasswordCopy = {
  login: 'Login',
  // Ours.
  heading: 'Choose a new password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  submit: 'Reset password',
  doneTitle: 'Your password is changed',
} as const
