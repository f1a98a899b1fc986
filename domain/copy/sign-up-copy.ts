/** Section 2.4. */
export const signUpCopy = {
  step: (step: 1 | 2 | 3 | 4) => `STEP 0${step}/04`,
  methods: { email: 'Email Address', phone: 'Phone Number' },
  // Ours.
  heading: 'Create your account',
  google: 'Continue with Google',
  haveAccount: 'Already have an account?',
  login: 'Login',
  continue: 'Continue',
  resend: 'Resend',
  digit: (index: number, total: number) => `Digit ${index} of ${total}`,
} as const
