/** Messages of invalid fields. */
export const validationCopy = {
  email: 'Please enter a valid email address',
  emailRequired: 'Email is required',
  phoneRequired: 'Phone number is required',
  phoneDigits: 'Phone number must be 11 digits',
  phoneNotImplemented: 'Phone verification is not implemented yet',
  passwordRequired: 'Password is required',
  passwordsDiffer: 'Passwords do not match',
  passwordCriteria: 'Please ensure all password criteria are met',
  passwordRequirements: 'Please meet all password requirements',
  // Not in the specification.
  phone: 'Please enter a phone number, such as 08012345678',
  passwordGuessable:
    'This password is easy to guess. Choose one without common words, your name or your address.',
  nameTooLong: 'Please enter at most 100 letters',
  textTooLong: 'Please enter at most 2,000 characters',
  choice: 'Please choose from the list',
  age: 'Age must be between 18 and 100',
  required: 'This field is required',
} as const
