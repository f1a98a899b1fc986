import IconButton from '@mui/material/IconButton'
import { headerCopy } from '@domain/copy/header-copy'
import { Avatar } from './Avatar'
import type { HeaderUser } from './header-user'
import { lateCode } from './late-code'
import { useLatePart } from './use-late-part'
import { useOpenHere } from './use-open-here'

export interface ProfileButtonProps {
  /** Path of the current page. The menu closes with it. */
  currentPath: string
  /** Logged-in guest. */
  user: HeaderUser
  /** Callback fired on a click on 'Logout'. */
  onLogout: () => void
}

const loadMenu = lateCode(() => import('./ProfileMenu'), 'ProfileMenu')

/**
 * Button that opens the profile menu. The menu's code is fetched on hover or focus.
 *
 * @avoid For visitors: VisitorLinks.
 * @a11y A button with `aria-haspopup` and `aria-expanded`, named 'Open profile menu'.
 */
export function ProfileButton({ currentPath, user, onLogout }: ProfileButtonProps) {
  const [anchor = null, setAnchor] = useOpenHere<HTMLElement>(currentPath)
  const { Part: Menu, warm, want, message } = useLatePart(loadMenu, undefined, currentPath)
  return (
    <>
      <IconButton
        aria-label={headerCopy.openProfileMenu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={({ currentTarget }) => want(() => setAnchor(currentTarget))}
      >
        <Avatar name={user.name} src={user.photo} />
      </IconButton>
      {message}
      {Menu && <Menu anchor={anchor} user={user} onClose={() => setAnchor()} onLogout={onLogout} />}
    </>
  )
}
