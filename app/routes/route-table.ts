import type { ComponentType } from 'react'
import { PageFailure } from '@app/layout/PageFailure'
import { HomePage } from '@app/pages/HomePage'
import { NotFoundPage } from '@app/pages/NotFoundPage'
import type { RouteName } from '@domain/paths'
import { lazyComponent } from '@ui/layout/lazy-part'
import type { PageShape } from '@ui/layout/PageSkeleton'

/**
 * Who may see a page: anyone, visitors only, visitors and guests without a name, or guests
 * who are logged in.
 */
export type Access = 'anyone' | 'visitor' | 'incomplete' | 'guest'

export interface RouteRow {
  access: Access
  /** Whether the layout renders its footer below the page (ROUTE-14). True by default. */
  hasFooter?: false
  /** Page of the initial bundle, or one whose code `preload` fetches. */
  Page: ComponentType & { preload?: () => Promise<boolean> }
  /** What is shown for the page while its code loads. 'cards' by default. */
  shape?: PageShape
}

type Load = () => Promise<ComponentType>

/** Returns a page whose code is loaded with its route. */
const lazy = (load: Load) => lazyComponent(load, PageFailure)

/** Returns the row of a form by which visitors become guests. */
const form = (load: Load, access: Access = 'visitor'): RouteRow => ({
  access,
  hasFooter: false,
  shape: 'form',
  Page: lazy(load),
})

/** Returns the row of a page for guests who are logged in. */
const own = (load: Load, shape: PageShape = 'cards'): RouteRow => ({
  access: 'guest',
  shape,
  Page: lazy(load),
})

/**
 * Says for every route who may see it, whether the layout's footer follows, and which page it
 * shows. Its pattern is in domain/paths.ts, which the server reads too. There are no host pages
 * (PROD-02).
 */
export const routeTable: Record<RouteName, RouteRow> = {
  home: { access: 'anyone', Page: HomePage },
  // Discover renders the footer itself, at the end of its results.
  discover: {
    access: 'anyone',
    hasFooter: false,
    shape: 'panel',
    Page: lazy(() => import('@app/pages/DiscoverPage').then((file) => file.DiscoverPage)),
  },
  property: {
    access: 'anyone',
    shape: 'listing',
    Page: lazy(() => import('@app/pages/PropertyPage').then((file) => file.PropertyPage)),
  },
  support: {
    access: 'anyone',
    Page: lazy(() => import('@app/pages/SupportPage').then((file) => file.SupportPage)),
  },
  supportInfo: {
    access: 'anyone',
    Page: lazy(() => import('@app/pages/SupportInfoPage').then((file) => file.SupportInfoPage)),
  },
  verifyEmail: {
    access: 'anyone',
    shape: 'form',
    Page: lazy(() => import('@app/pages/VerifyEmailPage').then((file) => file.VerifyEmailPage)),
  },
  login: form(() => import('@app/pages/LoginPage').then((file) => file.LoginPage)),
  signUp: form(() => import('@app/pages/SignUpPage').then((file) => file.SignUpPage)),
  forgotPassword: form(() =>
    import('@app/pages/ForgotPasswordPage').then((file) => file.ForgotPasswordPage),
  ),
  resetPassword: form(() =>
    import('@app/pages/ResetPasswordPage').then((file) => file.ResetPasswordPage),
  ),
  onboarding: form(
    () => import('@app/pages/OnboardingPage').then((file) => file.OnboardingPage),
    'incomplete',
  ),
  bookNow: own(() => import('@app/pages/BookNowPage').then((file) => file.BookNowPage)),
  booking: own(() =>
    import('@app/pages/BookingDetailsPage').then((file) => file.BookingDetailsPage),
  ),
  payments: own(() => import('@app/pages/PaymentsPage').then((file) => file.PaymentsPage)),
  myBookings: own(
    () => import('@app/pages/MyBookingsPage').then((file) => file.MyBookingsPage),
    'rows',
  ),
  profile: own(() => import('@app/pages/ProfilePage').then((file) => file.ProfilePage)),
  notifications: own(() =>
    import('@app/pages/NotificationsPage').then((file) => file.NotificationsPage),
  ),
  savedListings: own(
    () => import('@app/pages/SavedListingsPage').then((file) => file.SavedListingsPage),
    'grid',
  ),
  notFound: { access: 'anyone', Page: NotFoundPage },
}
