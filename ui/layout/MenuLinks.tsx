import { styled } from '@mui/material/styles'
import { ContextLink } from '@ui/link/ContextLink'
import { Icon } from '@ui/text/Icon'
import type { HeaderLink } from './header-links'

export interface MenuLinksProps {
  /** Labels, addresses and icons, in order. */
  links: readonly HeaderLink[]
  /** Path of the current page. The matching link is marked as current. */
  currentPath: string
  /** Callback fired on a click on a link. */
  onChoose: () => void
}

/**
 * Group of links in the mobile menu, below a hairline.
 *
 * @avoid Outside MobileMenu.
 * @a11y A list of links; the page that is shown has `aria-current`.
 */
export function MenuLinks({ links, currentPath, onChoose }: MenuLinksProps) {
  return (
    <List>
      {links.map(({ label, href, icon }) => (
        <li key={href}>
          <MenuLink
            href={href}
            onClick={onChoose}
            aria-current={href === currentPath ? 'page' : undefined}
          >
            <Icon path={icon} />
            {label}
          </MenuLink>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 0),
  listStyle: 'none',
  '& + &': {
    borderBlockStartWidth: 1,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: theme.vars.palette.line,
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
