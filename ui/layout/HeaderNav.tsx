import { styled } from '@mui/material/styles'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { ContextLink } from '@ui/link/ContextLink'
import { roofLine } from '@ui/theme/roof-line'
import { navLinks } from './header-links'

export interface HeaderNavProps {
  /** Path of the current page. The matching link is marked as current. */
  currentPath: string
  /** Number of saved listings, shown beside their link unless it is 0. */
  savedCount?: number | undefined
}

/**
 * Navigation with the five main links as text, for windows wide enough.
 *
 * @avoid In a narrow header: MobileMenu holds the same links.
 * @a11y A named navigation; the page that is shown has `aria-current`. The number of saved listings
 * is for the eyes alone, because their page says it.
 */
export function HeaderNav({ currentPath, savedCount = 0 }: HeaderNavProps) {
  return (
    <nav aria-label={headerCopy.mainNavigation}>
      <List>
        {navLinks.map(({ label, href }) => (
          <li key={href}>
            <NavLink href={href} aria-current={href === currentPath ? 'page' : undefined}>
              {label}
              {href === paths.savedListings && savedCount > 0 && (
                <Count key={savedCount} aria-hidden data-comes>
                  {savedCount}
                </Count>
              )}
            </NavLink>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.25),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  marginInlineStart: theme.spacing(0.5),
  paddingInline: theme.spacing(0.75),
  borderRadius: theme.radius.pill,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.actionTint,
}))

const NavLink = styled(ContextLink)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  paddingInline: theme.spacing(1),
  borderRadius: theme.radius.field,
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&[aria-current="page"]::after': {
    ...roofLine,
    insetInline: theme.spacing(1),
    insetBlockEnd: theme.spacing(0.5),
    color: theme.vars.palette.primary.main,
  },
}))
