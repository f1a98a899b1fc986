import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { headerCopy } from '@domain/copy/header-copy'
import { ContextLink } from '@ui/link/ContextLink'
import { profileLinks } from './header-links'
import type { HeaderUser } from './header-user'
import { useCloseRequest } from './use-close-request'

export interface ProfileMenuProps {
  /** Button that the menu is attached to. Null keeps the menu closed. */
  anchor: HTMLElement | null
  /** Logged-in guest. */
  user: HeaderUser
  /** Callback fired on Escape, on a click outside or on a link. */
  onClose: () => void
  /** Callback fired on a click on 'Logout'. */
  onLogout: () => void
}

/**
 * Menu of a logged-in guest. The header fetches it, so the first page does not include it.
 *
 * @avoid On phones: MobileMenu holds the same links.
 * @a11y A menu: arrow keys, Home, End and letters move, Escape closes and returns the focus.
 */
export function ProfileMenu({ anchor, user, onClose, onLogout }: ProfileMenuProps) {
  useCloseRequest(anchor !== null, onClose)
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': user.name } }}
    >
      {/* The name is not a menu item, so the arrow keys skip it. The list has the name as its
          label. */}
      <Typography
        aria-hidden
        component="li"
        variant="h3"
        noWrap
        sx={{ px: 2, py: 1, maxWidth: 280 }}
      >
        {user.name}
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{ display: 'block', color: 'ink2.main' }}
        >
          {user.email}
        </Typography>
      </Typography>
      <Separator aria-hidden />
      {profileLinks.map(({ label, href }) => (
        <MenuItem key={href} component={ContextLink} href={href} onClick={onClose}>
          {label}
        </MenuItem>
      ))}
      <Separator aria-hidden />
      <MenuItem
        onClick={() => {
          onClose()
          onLogout()
        }}
      >
        {headerCopy.logout}
      </MenuItem>
    </Menu>
  )
}

/** Line between groups. MUI's Divider has variants that no menu needs. */
const Separator = styled('li')(({ theme }) => ({
  borderBlockEnd: `thin solid ${theme.vars.palette.line}`,
  '[role="menuitem"] + &': { marginBlock: theme.spacing(1) },
}))
