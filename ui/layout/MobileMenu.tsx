import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { ContextLink } from '@ui/link/ContextLink'
import { BareList } from '@ui/text/bare-list'
import { Icon } from '@ui/text/Icon'
import {
  ICON_CALENDAR_CHECK,
  ICON_CIRCLE_QUESTION_MARK,
  ICON_COMPASS,
  ICON_CREDIT_CARD,
  ICON_HEART,
  ICON_HOUSE,
  ICON_SETTINGS_2,
  ICON_USER,
  ICON_X,
} from '@ui/text/icons'
import { Avatar } from './Avatar'
import { drawerSlots } from './drawer-slots'
import type { HeaderProps } from './Header'
import { iconLinks, navLinks, profileLinks } from './header-links'
import { Logo } from './Logo'
import { useCloseRequest } from './use-close-request'
import { WhileOpen } from './while-open'

export interface MobileMenuProps extends Pick<HeaderProps, 'currentPath' | 'user' | 'onLogout'> {
  /** Whether the menu is open. */
  open: boolean
  /** Callback fired on the close button, on Escape, on a click outside or on a link. */
  onClose: () => void
}

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
const menuNavLinks = navLinks.map(withIcon)
/** Links of the account, except those of the main navigation above them. */
const menuAccountLinks = profileLinks
  .filter(({ href }) => navLinks.every((link) => link.href !== href))
  .map(withIcon)

/**
 * Mobile menu with every link of the header, in a drawer at the right. The header fetches it.
 *
 * @avoid Where the header has room for its links.
 * @a11y A modal dialog with a named navigation. Escape closes it and returns the focus to the
 * button.
 */
export function MobileMenu({ open, currentPath, user, onClose, onLogout }: MobileMenuProps) {
  useCloseRequest(open, onClose)
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={drawerSlots({
        'aria-label': headerCopy.mainNavigation,
        sx: { width: 360, maxWidth: '100%', p: 2, gap: 2 },
      })}
    >
      <WhileOpen open={open}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            paddingInlineStart: 1.5,
          }}
        >
          <Logo />
          <IconButton aria-label={headerCopy.closeMenu} onClick={onClose}>
            <Icon path={ICON_X} />
          </IconButton>
        </Box>
        {user && (
          <Person href={paths.profile} onClick={onClose}>
            <Avatar name={user.name} src={user.photo} />
            {user.name}
          </Person>
        )}
        <nav aria-label={headerCopy.mainNavigation}>
          {[menuNavLinks, iconLinks, ...(user ? [menuAccountLinks] : [])].map((links, group) => (
            <List key={group}>
              {links.map(({ label, href, icon }) => (
                <li key={href}>
                  <MenuLink
                    href={href}
                    onClick={onClose}
                    aria-current={href === currentPath ? 'page' : undefined}
                  >
                    <Icon path={icon} />
                    {label}
                  </MenuLink>
                </li>
              ))}
            </List>
          ))}
        </nav>
        <Box sx={{ display: 'grid', gap: 1.5, mt: 'auto', pb: 1 }}>
          {user ? (
            <Button
              variant="outlined"
              onClick={() => {
                onClose()
                onLogout()
              }}
            >
              {headerCopy.logout}
            </Button>
          ) : (
            <>
              <Button variant="outlined" href={paths.login} onClick={onClose}>
                {headerCopy.login}
              </Button>
              <Button variant="contained" href={paths.signUp} onClick={onClose}>
                {headerCopy.signUp}
              </Button>
            </>
          )}
        </Box>
      </WhileOpen>
    </Drawer>
  )
}

const List = styled(BareList)(({ theme }) => ({
  padding: theme.spacing(1, 0),
  '& + &': {
    borderBlockStart: `thin solid ${theme.vars.palette.line}`,
  },
}))

const MenuLink = styled(ContextLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: theme.size.touch,
  paddingInline: theme.spacing(1.5),
  borderRadius: theme.radius.field,
  color: theme.vars.palette.text.primary,
  fontWeight: 500,
  textDecoration: 'none',
  '& svg': { color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.hovered },
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.actionTint,
    '& svg': { color: 'inherit' },
  },
}))

const Person = styled(MenuLink)(({ theme }) => ({
  gap: theme.spacing(1.5),
  color: 'inherit',
  fontWeight: 600,
  overflowWrap: 'anywhere',
}))
