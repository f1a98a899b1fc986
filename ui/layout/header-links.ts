import {
  mdiBellOutline,
  mdiCalendarCheckOutline,
  mdiCompassOutline,
  mdiCreditCardOutline,
  mdiHeartOutline,
  mdiHomeOutline,
  mdiLifebuoy,
  mdiMessageTextOutline,
} from '@mdi/js'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'

export interface HeaderLink {
  label: string
  href: string
  /** SVG path from `@mdi/js`. */
  icon: string
}

const { nav, icons, menu } = headerCopy

/** Main navigation. Visitors see it too, because the guard handles protected pages. */
export const navLinks: readonly HeaderLink[] = [
  { label: nav.dashboard, href: paths.home, icon: mdiHomeOutline },
  { label: nav.discover, href: paths.discover, icon: mdiCompassOutline },
  { label: nav.myBookings, href: paths.myBookings, icon: mdiCalendarCheckOutline },
  { label: nav.savedListings, href: paths.savedListings, icon: mdiHeartOutline },
  { label: nav.payments, href: paths.payments, icon: mdiCreditCardOutline },
]

export const iconLinks: readonly HeaderLink[] = [
  { label: icons.message, href: paths.message, icon: mdiMessageTextOutline },
  { label: icons.support, href: paths.support, icon: mdiLifebuoy },
  { label: icons.notifications, href: paths.notifications, icon: mdiBellOutline },
]

/** Links of the profile menu, above Logout. */
export const profileLinks = [
  { label: menu.profile, href: paths.profile },
  { label: menu.settings, href: paths.settings },
  { label: menu.myBookings, href: paths.myBookings },
  { label: menu.help, href: paths.help },
] as const
