import { routePatterns, type RouteName } from '@domain/paths'
import { lazy } from 'react'
import { matchPath } from 'react-router-dom'

/** Pages loaded as separate chunks. The home page is part of the initial bundle. */
const modules = {
  discover: () => import('../pages/DiscoverPage'),
  property: () => import('../pages/PropertyPage'),
  login: () => import('../pages/LoginPage'),
  signUp: () => import('../pages/SignUpPage'),
  verifyEmail: () => import('../pages/VerifyEmailPage'),
  onboarding: () => import('../pages/OnboardingPage'),
  forgotPassword: () => import('../pages/ForgotPasswordPage'),
  resetPassword: () => import('../pages/ResetPasswordPage'),
  bookNow: () => import('../pages/BookNowPage'),
  payments: () => import('../pages/PaymentsPage'),
  myBookings: () => import('../pages/MyBookingsPage'),
  savedListings: () => import('../pages/SavedListingsPage'),
  booking: () => import('../pages/BookingDetailsPage'),
  profile: () => import('../pages/ProfilePage'),
  notifications: () => import('../pages/NotificationsPage'),
  support: () => import('../pages/SupportPage'),
  supportInfo: () => import('../pages/SupportInfoPage'),
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
