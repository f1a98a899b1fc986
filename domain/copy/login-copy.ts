import { errorCopy } from './error-copy'
import { isolated } from './isolated'

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
  submit: 'Login',
  submitting: 'Logging in...',
  google: 'Continue with Google',
  or: 'or',
  noAccount: 'New to Staylet?',
  signUp: 'Sign Up',
  joinMailed:
    'You already have an account with a password. We have mailed you a link to join it with Google. Open it in this browser, or log in with your password.',
  joinRefused:
    'This link has been used, has expired or was opened in another browser. Log in with your password, or continue with Google to get a new link.',
  registered: 'Your profile is complete. Log in to begin.',
  /** A toast, once a new account has logged in by itself. */
  ready: { title: 'Your account is ready', text: 'You are logged in.' },
  /** What the login is for. They replace `intro` where that is known. */
  reasons: {
    save: (home: string) => `Log in to save ${isolated(home)}.`,
    book: (home: string) => `Log in to book ${isolated(home)}.`,
    bookStay: (home: string) => `Log in to book ${isolated(home)}. Your dates are kept.`,
    pages: {
      myBookings: 'Log in to see your bookings.',
      booking: 'Log in to see your booking.',
      payments: 'Log in to see your payments.',
      profile: 'Log in to see your profile.',
      savedListings: 'Log in to see your saved listings.',
      notifications: 'Log in to see your notifications.',
    },
  },
} as const
