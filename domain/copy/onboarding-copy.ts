/** Section 2.5. */
export const onboardingCopy = {
  heading: 'Complete Your Profile',
  // Ours: field words that the specification writes in running text.
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    dateOfBirth: 'Date of birth',
    phone: 'Phone',
    password: 'Password',
  },
  submit: 'Complete profile',
} as const
