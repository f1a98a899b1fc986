/** Texts of the sign-up page. */
export const signUpCopy = {
  step: (step: 1 | 2 | 3 | 4) => `STEP 0${step}/04`,
  methods: { email: 'Email Address', phone: 'Phone Number' },
  // Not in the specification.
  heading: 'Create your account',
  intro: 'Save homes you love, book stays and keep every booking in one place.',
  contactMethod: 'Sign up with',
  or: 'or',
  google: 'Continue with Google',
  haveAccount: 'Already have an account?',
  login: 'Login',
  continue: 'Continue',
  back: 'Back',
  contact: {
    email: {
      heading: 'What is your email address?',
      intro: 'We send a link there, to be sure that it is yours.',
      submit: 'Send link',
    },
    phone: {
      heading: 'What is your phone number?',
      intro: 'We text a code there, to be sure that it is yours.',
      submit: 'Send code',
    },
  },
  phoneHint: '11 digits, such as 08012345678',
  email: {
    heading: 'Check your email',
    intro: (address: string) => `We sent a link to ${address}.`,
    next: 'Open it on any device to complete your profile. It can take a minute, and may lie in spam.',
    orCode: 'Or enter the code from the email, and go on here.',
    resend: 'Resend link',
    change: 'Use another address',
  },
  phone: {
    heading: 'Enter your code',
    intro: (number: string) => `We texted a 6-digit code to ${number}.`,
    resend: 'Resend code',
    change: 'Use another number',
  },
} as const
