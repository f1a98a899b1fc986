import type { ComponentType } from 'react'
import { HomePage } from '@app/pages/HomePage'
import { NotFoundPage } from '@app/pages/NotFoundPage'
import type { RouteName } from '@domain/paths'
import { lateCode } from '@ui/layout/late-code'
import { loadedPart } from '@ui/layout/late-part'
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
  Page: ComponentType
  /** What is shown for the page while its code loads. 'cards' by default. */
  shape?: PageShape
  /** Loads the page's code. Absent for the pages of the initial bundle. */
  load?: (isDrawn?: boolean) => Promise<ComponentType>
  /** Loads it for a page that replaces a drawn one. Without its code, that page fails. */
  loadAnew?: () => void
  /** Lets it be opened again after its code has failed. */
  renew?: () => void
}

/** Returns a page whose code is loaded with its route, or which fails after 15 seconds. */
const late = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): Pick<RouteRow, 'Page' | 'load' | 'loadAnew' | 'renew'> => {
  const { Part, ...code } = loadedPart(lateCode(load, name))
  return { Page: Part, ...code }
}

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
    ...late('DiscoverPage', () => import('@app/pages/DiscoverPage')),
  },
  property: {
    access: 'anyone',
    shape: 'listing',
    ...late('PropertyPage', () => import('@app/pages/PropertyPage')),
  },
  support: { access: 'anyone', ...late('SupportPage', () => import('@app/pages/SupportPage')) },
  supportInfo: {
    access: 'anyone',
    ...late('SupportInfoPage', () => import('@app/pages/SupportInfoPage')),
  },
  verifyEmail: {
    access: 'anyone',
    shape: 'form',
    ...late('VerifyEmailPage', () => import('@app/pages/VerifyEmailPage')),
  },
  login: {
    access: 'visitor',
    hasFooter: false,
    shape: 'form',
    ...late('LoginPage', () => import('@app/pages/LoginPage')),
  },
  signUp: {
    access: 'visitor',
    hasFooter: false,
    shape: 'form',
    ...late('SignUpPage', () => import('@app/pages/SignUpPage')),
  },
  forgotPassword: {
    access: 'visitor',
    hasFooter: false,
    shape: 'form',
    ...late('ForgotPasswordPage', () => import('@app/pages/ForgotPasswordPage')),
  },
  resetPassword: {
    access: 'visitor',
    hasFooter: false,
    shape: 'form',
    ...late('ResetPasswordPage', () => import('@app/pages/ResetPasswordPage')),
  },
  onboarding: {
    access: 'incomplete',
    hasFooter: false,
    shape: 'form',
    ...late('OnboardingPage', () => import('@app/pages/OnboardingPage')),
  },
  bookNow: { access: 'guest', ...late('BookNowPage', () => import('@app/pages/BookNowPage')) },
  booking: {
    access: 'guest',
    ...late('BookingDetailsPage', () => import('@app/pages/BookingDetailsPage')),
  },
  payments: { access: 'guest', ...late('PaymentsPage', () => import('@app/pages/PaymentsPage')) },
  myBookings: {
    access: 'guest',

    shape: 'rows',
    ...late('MyBookingsPage', () => import('@app/pages/MyBookingsPage')),
  },
  profile: { access: 'guest', ...late('ProfilePage', () => import('@app/pages/ProfilePage')) },
  notifications: {
    access: 'guest',
    ...late('NotificationsPage', () => import('@app/pages/NotificationsPage')),
  },
  savedListings: {
    access: 'guest',
    shape: 'grid',
    ...late('SavedListingsPage', () => import('@app/pages/SavedListingsPage')),
  },
  notFound: { access: 'anyone', Page: NotFoundPage },
}
