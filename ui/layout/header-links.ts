import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import {
  ICON_BELL,
  ICON_CALENDAR_CHECK,
  ICON_COMPASS,
  ICON_CREDIT_CARD,
  ICON_HEART,
  ICON_HOUSE,
  ICON_LIFE_BUOY,
  ICON_MESSAGE_SQUARE_TEXT,
} from '@ui/text/icons'

export interface HeaderLink {
  label: string
  href: string
  /** SVG path from icons.ts. */
  icon: string
}

const { nav, icons, menu } = headerCopy

/** Main navigation. Visitors see it too, because the guard handles protected pages. */
export const navLinks: readonly HeaderLink[] = [
  { label: nav.dashboard, href: paths.home, icon: ICON_HOUSE },
  { label: nav.discover, href: paths.discover, icon: ICON_COMPASS },
  { label: nav.myBookings, href: paths.myBookings, icon: ICON_CALENDAR_CHECK },
  { label: nav.savedListings, href: paths.savedListings, icon: ICON_HEART },
  { label: nav.payments, href: paths.payments, icon: ICON_CREDIT_CARD },
]

export const iconLinks: readonly HeaderLink[] = [
  { label: icons.message, href: paths.message, icon: ICON_MESSAGE_SQUARE_TEXT },
  { label: icons.support, href: paths.support, icon: ICON_LIFE_BUOY },
  { label: icons.notifications, href: paths.notifications, icon: ICON_BELL },
]

/** Links of the profile menu, above Logout. */
export const profileLinks = [
  { label: menu.profile, href: paths.profile },
  { label: menu.settings, href: paths.settings },
  { label: menu.myBookings, href: paths.myBookings },
  { label: menu.help, href: paths.help },
] as const
