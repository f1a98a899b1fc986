import { errorCopy } from './error-copy'

/** Texts of the login page. Its errors are in validationCopy and errorCopy. */
export const loginCopy = {
  methods: { email: 'Email Address', phone: 'Phone Number' },
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot Password',
  failed: errorCopy.loginForm,
  network: 'Network error. Please check your connection.',
  // Our own labels for controls that the specification names without quoting a label.
  heading: 'Welcome back',
  intro: 'Log in to book, save and look after your stays.',
  contactMethod: 'Log in with',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Login',
  submitting: 'Logging in...',
  google: 'Continue with Google',
  or: 'or',
  noAccount: 'New to Staylet?',
  signUp: 'Sign Up',
  registered: 'Your profile is complete. Log in to begin.',
} as const
