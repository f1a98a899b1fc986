import { lazy } from 'react'
import { matchPath } from 'react-router-dom'
import { routePatterns, type RouteName } from '@domain/paths'

/** Pages loaded as separate chunks. The home page is part of the initial bundle. */
const modules = {
  discover: () => import('@app/pages/DiscoverPage'),
  property: () => import('@app/pages/PropertyPage'),
  login: () => import('@app/pages/LoginPage'),
  signUp: () => import('@app/pages/SignUpPage'),
  verifyEmail: () => import('@app/pages/VerifyEmailPage'),
  onboarding: () => import('@app/pages/OnboardingPage'),
  forgotPassword: () => import('@app/pages/ForgotPasswordPage'),
  resetPassword: () => import('@app/pages/ResetPasswordPage'),
  bookNow: () => import('@app/pages/BookNowPage'),
  payments: () => import('@app/pages/PaymentsPage'),
  myBookings: () => import('@app/pages/MyBookingsPage'),
  savedListings: () => import('@app/pages/SavedListingsPage'),
  booking: () => import('@app/pages/BookingDetailsPage'),
  profile: () => import('@app/pages/ProfilePage'),
  notifications: () => import('@app/pages/NotificationsPage'),
  support: () => import('@app/pages/SupportPage'),
  supportInfo: () => import('@app/pages/SupportInfoPage'),
} satisfies Partial<Record<RouteName, () => Promise<unknown>>>

/** Starts loading the page of an address before the first render. */
export function preloadPage(pathname: string) {
  for (const [name, load] of Object.entries(modules)) {
    if (matchPath(routePatterns[name as keyof typeof modules], pathname)) void load()
  }
}

export const DiscoverPage = lazy(async () => ({ default: (await modules.discover()).DiscoverPage }))
export const PropertyPage = lazy(async () => ({ default: (await modules.property()).PropertyPage }))
export const LoginPage = lazy(async () => ({ default: (await modules.login()).LoginPage }))
export const SignUpPage = lazy(async () => ({ default: (await modules.signUp()).SignUpPage }))
export const VerifyEmailPage = lazy(async () => ({
  default: (await modules.verifyEmail()).VerifyEmailPage,
}))
export const OnboardingPage = lazy(async () => ({
  default: (await modules.onboarding()).OnboardingPage,
}))
export const ForgotPasswordPage = lazy(async () => ({
  default: (await modules.forgotPassword()).ForgotPasswordPage,
}))
export const ResetPasswordPage = lazy(async () => ({
  default: (await modules.resetPassword()).ResetPasswordPage,
}))
export const BookNowPage = lazy(async () => ({ default: (await modules.bookNow()).BookNowPage }))
export const PaymentsPage = lazy(async () => ({ default: (await modules.payments()).PaymentsPage }))
export const MyBookingsPage = lazy(async () => ({
  default: (await modules.myBookings()).MyBookingsPage,
}))
export const SavedListingsPage = lazy(async () => ({
  default: (await modules.savedListings()).SavedListingsPage,
}))
export const BookingDetailsPage = lazy(async () => ({
  default: (await modules.booking()).BookingDetailsPage,
}))
export const ProfilePage = lazy(async () => ({ default: (await modules.profile()).ProfilePage }))
export const NotificationsPage = lazy(async () => ({
  default: (await modules.notifications()).NotificationsPage,
}))
export const SupportPage = lazy(async () => ({ default: (await modules.support()).SupportPage }))
export const SupportInfoPage = lazy(async () => ({
  default: (await modules.supportInfo()).SupportInfoPage,
}))
