import IconButton from '@mui/material/IconButton'
import { startTransition } from 'react'
import { headerCopy } from '@domain/copy/header-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_MENU } from '@ui/text/icons'
import type { HeaderUser } from './header-user'
import { lazyPart } from './lazy-part'
import { useOpenHere } from './use-open-here'

export interface MenuButtonProps {
  /** Path of the current page. The matching link is marked as current. */
  currentPath: string
  /** Logged-in user. Without one the menu shows 'Login' and 'Sign Up'. */
  user?: HeaderUser | undefined
  /** Callback fired on a click on 'Logout'. */
  onLogout: () => void
}

const Menu = lazyPart(() => import('./MobileMenu').then(({ MobileMenu }) => MobileMenu))

/**
 * Button that opens the mobile menu, which holds all the links of the header.
 *
 * @avoid In a wide header: the links are visible there.
 * @a11y A button with `aria-haspopup` and `aria-expanded` that opens a dialog.
 */
export function MenuButton({ currentPath, user, onLogout }: MenuButtonProps) {
  const [open = false, setOpen] = useOpenHere<boolean>(currentPath)
  return (
    <>
      <IconButton
        aria-label={headerCopy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void Menu.preload()}
        onFocus={() => void Menu.preload()}
        // The touch first shows on the button.
        onClick={() => startTransition(() => setOpen(true))}
      >
        <Icon path={ICON_MENU} />
      </IconButton>
      <Menu
        open={open}
        currentPath={currentPath}
        user={user}
        onClose={() => setOpen(false)}
        onLogout={onLogout}
      />
    </>
  )
}
