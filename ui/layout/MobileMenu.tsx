import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { ContextLink } from '@ui/link/ContextLink'
import { Icon } from '@ui/text/Icon'
import { ICON_X } from '@ui/text/icons'
import { Avatar } from './Avatar'
import { iconLinks } from './header-links'
import type { HeaderUser } from './header-user'
import { Logo } from './Logo'
import { menuAccountLinks, menuNavLinks } from './menu-links'
import { MenuLinks } from './MenuLinks'
import { useCloseRequest } from './use-close-request'
import { WhileOpen } from './while-open'

export interface MobileMenuProps {
  /** Whether the menu is open. */
  open: boolean
  /** Path of the current page. The matching link is marked as current. */
  currentPath: string
  /** Logged-in user. Without one the menu shows 'Login' and 'Sign Up'. */
  user?: HeaderUser | undefined
  /** Callback fired on the close button, on Escape, on a click outside or on a link. */
  onClose: () => void
  /** Callback fired on a click on 'Logout'. */
  onLogout: () => void
}

/**
 * Mobile menu with every link of the header, in a drawer at the right. MenuButton fetches it.
 *
 * @avoid Where the header has room for its links.
 * @a11y A modal dialog with a named navigation. Escape closes it and returns the focus to the
 * button.
 */
export function MobileMenu({ open, currentPath, user, onClose, onLogout }: MobileMenuProps) {
  useCloseRequest(open, onClose)
  const links = { currentPath, onChoose: onClose }
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        // It is first rendered when it opens.
        transition: { appear: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': headerCopy.mainNavigation,
          sx: { width: 360, maxWidth: '100%', p: 2, gap: 2 },
        },
      }}
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
          <MenuLinks links={menuNavLinks} {...links} />
          <MenuLinks links={iconLinks} {...links} />
          {user && <MenuLinks links={menuAccountLinks} {...links} />}
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

const Person = styled(ContextLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: theme.size.touch,
  paddingInline: theme.spacing(1.5),
  borderRadius: theme.radius.field,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: theme.vars.palette.hovered },
}))
