/** Texts of the onboarding page. */
export const onboardingCopy = {
  heading: 'Complete Your Profile',
  // Our own labels for fields that the specification names in running text.
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    dateOfBirth: 'Date of birth',
    phone: 'Phone',
    password: 'Password',
  },
  intro: 'A few details about you, and your account is ready.',
  phoneHint: 'The number that you verified.',
  dateInvalid: 'Enter a date as MM/DD/YYYY',
  dateMissing: 'This date does not exist',
  dateTooEarly: 'Your date of birth cannot be before 1900',
  dateInFuture: 'Your date of birth cannot be in the future',
  submit: 'Complete profile',
  submitting: 'Saving...',
  linkRefused: 'This link was used before or has expired.',
  newLink: 'Sign up again',
} as const
