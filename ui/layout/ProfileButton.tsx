import IconButton from '@mui/material/IconButton'
import { startTransition } from 'react'
import { headerCopy } from '@domain/copy/header-copy'
import { Avatar } from './Avatar'
import type { HeaderUser } from './header-user'
import { lazyPart } from './lazy-part'
import { useOpenHere } from './use-open-here'

export interface ProfileButtonProps {
  /** Path of the current page. The menu closes with it. */
  currentPath: string
  /** Logged-in guest. */
  user: HeaderUser
  /** Callback fired on a click on 'Logout'. */
  onLogout: () => void
}

const Menu = lazyPart(() => import('./ProfileMenu').then(({ ProfileMenu }) => ProfileMenu))

/**
 * Button that opens the profile menu. The menu's code is fetched on hover or focus.
 *
 * @avoid For visitors: VisitorLinks.
 * @a11y A button with `aria-haspopup` and `aria-expanded`, named 'Open profile menu'.
 */
export function ProfileButton({ currentPath, user, onLogout }: ProfileButtonProps) {
  const [anchor = null, setAnchor] = useOpenHere<HTMLElement>(currentPath)
  return (
    <>
      <IconButton
        aria-label={headerCopy.openProfileMenu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void Menu.preload()}
        onFocus={() => void Menu.preload()}
        // The touch first shows on the button.
        onClick={({ currentTarget }) => startTransition(() => setAnchor(currentTarget))}
      >
        <Avatar name={user.name} src={user.photo} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchor={anchor}
        user={user}
        onClose={() => setAnchor()}
        onLogout={onLogout}
      />
    </>
  )
}
