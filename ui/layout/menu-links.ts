import { paths } from '@domain/paths'
import {
  ICON_CALENDAR_CHECK,
  ICON_CIRCLE_QUESTION_MARK,
  ICON_COMPASS,
  ICON_CREDIT_CARD,
  ICON_HEART,
  ICON_HOUSE,
  ICON_SETTINGS_2,
  ICON_USER,
} from '@ui/text/icons'
import { navLinks, profileLinks } from './header-links'

/** Icons of the links that are words in a wide header, by their addresses. */
const icons: Readonly<Record<string, string>> = {
  [paths.home]: ICON_HOUSE,
  [paths.discover]: ICON_COMPASS,
  [paths.myBookings]: ICON_CALENDAR_CHECK,
  [paths.savedListings]: ICON_HEART,
  [paths.payments]: ICON_CREDIT_CARD,
  [paths.profile]: ICON_USER,
  [paths.settings]: ICON_SETTINGS_2,
  [paths.help]: ICON_CIRCLE_QUESTION_MARK,
}

const withIcon = (link: { label: string; href: string }) => ({
  ...link,
  icon: icons[link.href] ?? ICON_COMPASS,
})

const isInNavigation = ({ href }: { href: string }) => navLinks.some((link) => link.href === href)

/** Main navigation of the mobile menu. */
export const menuNavLinks = navLinks.map(withIcon)

/** Links of the account in the mobile menu, except those of the main navigation above them. */
export const menuAccountLinks = profileLinks.filter((link) => !isInNavigation(link)).map(withIcon)
