import IconButton from '@mui/material/IconButton'
import { Icon } from '@ui/text/Icon'
import { iconLinks } from './header-links'

export interface HeaderIconsProps {
  /** Path of the current page. The matching link is marked as current. */
  currentPath: string
}

/**
 * Icon links to messages, support and notifications.
 *
 * @avoid For actions: these are links to pages.
 * @a11y Links with names; the page that is shown has `aria-current`.
 */
export function HeaderIcons({ currentPath }: HeaderIconsProps) {
  return iconLinks.map(({ label, href, icon }) => (
    <IconButton
      key={href}
      href={href}
      aria-label={label}
      title={label}
      aria-current={href === currentPath ? 'page' : undefined}
    >
      <Icon path={icon} />
    </IconButton>
  ))
}
