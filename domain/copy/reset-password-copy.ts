/** Texts of the page that sets a new password. */
export const resetPasswordCopy = {
  login: 'Login',
  // Not in the specification.
  heading: 'Choose a new password',
  intro: (identifier: string) => `For the account of ${identifier}.`,
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  submit: 'Reset password',
  submitting: 'Saving...',
  doneTitle: 'Your password is changed',
  doneBody: 'Log in with the new one. Wherever you were logged in before, you are not any more.',
} as const
