import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { routePatterns, type RouteName } from '@domain/paths'
import { inTime } from '@ui/layout/in-time'

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
    // A failure is shown where the page is drawn.
    if (matchPath(routePatterns[name as keyof typeof modules], pathname)) load().catch(() => {})
  }
}

/** Returns a page whose code is loaded with its route, or which fails after 15 seconds. */
const page = <File>(load: () => Promise<File>, pick: (file: File) => ComponentType) =>
  lazy(() => inTime(load()).then((file) => ({ default: pick(file) })))

export const DiscoverPage = page(modules.discover, (file) => file.DiscoverPage)
export const PropertyPage = page(modules.property, (file) => file.PropertyPage)
export const LoginPage = page(modules.login, (file) => file.LoginPage)
export const SignUpPage = page(modules.signUp, (file) => file.SignUpPage)
export const VerifyEmailPage = page(modules.verifyEmail, (file) => file.VerifyEmailPage)
export const OnboardingPage = page(modules.onboarding, (file) => file.OnboardingPage)
export const ForgotPasswordPage = page(modules.forgotPassword, (file) => file.ForgotPasswordPage)
export const ResetPasswordPage = page(modules.resetPassword, (file) => file.ResetPasswordPage)
export const BookNowPage = page(modules.bookNow, (file) => file.BookNowPage)
export const PaymentsPage = page(modules.payments, (file) => file.PaymentsPage)
export const MyBookingsPage = page(modules.myBookings, (file) => file.MyBookingsPage)
export const SavedListingsPage = page(modules.savedListings, (file) => file.SavedListingsPage)
export const BookingDetailsPage = page(modules.booking, (file) => file.BookingDetailsPage)
export const ProfilePage = page(modules.profile, (file) => file.ProfilePage)
export const NotificationsPage = page(modules.notifications, (file) => file.NotificationsPage)
export const SupportPage = page(modules.support, (file) => file.SupportPage)
export const SupportInfoPage = page(modules.supportInfo, (file) => file.SupportInfoPage)
