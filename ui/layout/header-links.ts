import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { ICON_BELL, ICON_LIFE_BUOY, ICON_MESSAGE_SQUARE_TEXT } from '@ui/text/icons'

const { nav, icons, menu } = headerCopy

/** Main navigation. Visitors see it too, because the guard handles protected pages. */
export const navLinks = [
  { label: nav.dashboard, href: paths.home },
  { label: nav.discover, href: paths.discover },
  { label: nav.myBookings, href: paths.myBookings },
  { label: nav.savedListings, href: paths.savedListings },
  { label: nav.payments, href: paths.payments },
] as const

export const iconLinks = [
  { label: icons.message, href: paths.message, icon: ICON_MESSAGE_SQUARE_TEXT },
  { label: icons.support, href: paths.support, icon: ICON_LIFE_BUOY },
  { label: icons.notifications, href: paths.notifications, icon: ICON_BELL },
] as const

/** Links of the profile menu, above Logout. */
export const profileLinks = [
  { label: menu.profile, href: paths.profile },
  { label: menu.settings, href: paths.settings },
  { label: menu.myBookings, href: paths.myBookings },
  { label: menu.help, href: paths.help },
] as const
