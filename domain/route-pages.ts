import type { RouteName } from './paths'

/** Names of the pages that are files of their own, by their routes. The others are in the first file. */
export const routePages: Partial<Record<RouteName, string>> = {
  discover: 'DiscoverPage',
  property: 'PropertyPage',
  support: 'SupportPage',
  supportInfo: 'SupportInfoPage',
  login: 'LoginPage',
  signUp: 'SignUpPage',
  verifyEmail: 'VerifyEmailPage',
  onboarding: 'OnboardingPage',
  forgotPassword: 'ForgotPasswordPage',
  resetPassword: 'ResetPasswordPage',
  myBookings: 'MyBookingsPage',
  bookNow: 'BookNowPage',
  booking: 'BookingDetailsPage',
  payments: 'PaymentsPage',
  profile: 'ProfilePage',
  savedListings: 'SavedListingsPage',
  notifications: 'NotificationsPage',
}
