import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { memo, startTransition, useRef, type ReactNode } from 'react'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { ContextLink } from '@ui/link/ContextLink'
import { BareList } from '@ui/text/bare-list'
import { Icon } from '@ui/text/Icon'
import { ICON_MENU, ICON_USER } from '@ui/text/icons'
import { roofLine } from '@ui/theme/roof-line'
import { atGutters } from './at-gutters'
import { Avatar } from './Avatar'
import { iconLinks, navLinks } from './header-links'
import type { HeaderUser } from './header-user'
import { lazyPart } from './lazy-part'
import { Logo } from './Logo'
import { useHideOnScroll } from './use-hide-on-scroll'
import { useOpenHere } from './use-open-here'

export interface HeaderProps {
  /** Path of the current page without its query. The matching link is marked as current. */
  currentPath: string
  /** Search in the middle of the header, usually a SearchBox. */
  search?: ReactNode | undefined
  /** Logged-in user. Without one the header shows 'Login' and 'Sign Up'. */
  user?: HeaderUser | undefined
  /** Whether a stored session is being checked. The place of its picture is kept meanwhile. */
  isChecking?: boolean | undefined
  /** Number of saved listings, shown beside their link unless it is 0. */
  savedCount?: number | undefined
  /** Callback fired on a click on 'Logout'. */
  onLogout: () => void
  /**
   * Whether the header hides while the guest scrolls down. True by default, and false on Discover.
   */
  hidesOnScroll?: boolean | undefined
}

/** Minimum width of the header at which its logo, icons and account links are in words. */
const ROOM_FOR_LOGO = '@container (min-width: 48rem)'

/**
 * Minimum width of the header at which the five navigation links fit beside the logo, search, icons
 * and account. It is in rem, because large text needs more room.
 */
const ROOM_FOR_WORDS = '@container (min-width: 77.5rem)'

/** Minimum width of the header at which there is room for a wide search beside the links. */
const ROOM_FOR_WIDE_SEARCH = '@container (min-width: 90rem)'

/** Maximum width of the header at which nothing that is typed would be seen beside the buttons. */
const ROOM_FOR_ONE = '@container (max-width: 13rem)'

/**
 * Global header. It hides while the guest scrolls down and reappears while they scroll up. It
 * renders again only when its props change.
 *
 * @avoid Twice on a page, or on paper: print styles leave it out.
 * @a11y The `banner` landmark. Logo, navigation, search, icons and account follow in tab order; it
 * reappears on focus.
 */
export const Header = memo(function Header({
  currentPath,
  search,
  user,
  isChecking = false,
  savedCount = 0,
  onLogout,
  hidesOnScroll = true,
}: HeaderProps) {
  const bar = useRef<HTMLElement>(null)
  const { hidden, scrolled } = useHideOnScroll(bar, hidesOnScroll)
  return (
    <Bar ref={bar} data-hidden={hidden} data-scrolled={scrolled}>
      <Row>
        <Group>
          <Home href={paths.home} aria-label={headerCopy.homeLink}>
            <span data-part="full">
              <Logo />
            </span>
            <span data-part="mark">
              <Logo markOnly />
            </span>
          </Home>
          <Wide>
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
          </Wide>
        </Group>
        <Search data-search>{search}</Search>
        <Group>
          <Icons>
            {iconLinks.map(({ label, href, icon }) => (
              <IconButton
                key={href}
                href={href}
                aria-label={label}
                title={label}
                aria-current={href === currentPath ? 'page' : undefined}
              >
                <Icon path={icon} />
              </IconButton>
            ))}
          </Icons>
          {user ? (
            <ProfileButton currentPath={currentPath} user={user} onLogout={onLogout} />
          ) : isChecking ? (
            <Account>
              <Avatar name="" />
            </Account>
          ) : (
            <VisitorLinks />
          )}
          <Narrow>
            <MenuButton currentPath={currentPath} user={user} onLogout={onLogout} />
          </Narrow>
        </Group>
      </Row>
    </Bar>
  )
})

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  containerType: 'inline-size',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  borderBlockEnd: 'thin solid transparent',
  backgroundColor: theme.vars.palette.ground,
  transition: theme.transitions.create(['transform', 'border-color'], { duration: 160 }),
  '&[data-scrolled="true"]': { borderBlockEndColor: theme.vars.palette.line },
  '&[data-hidden="true"]': { transform: 'translateY(-100%)' },
  '@media (max-height: 20rem)': { position: 'static' },
}))

const Row = styled('div')(({ theme }) => ({
  ...atGutters(theme),
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: theme.size.headerPhone,
  [theme.breakpoints.up('md')]: { minHeight: theme.size.header, gap: theme.spacing(1.5) },
  // They keep their place in the tab order.
  [ROOM_FOR_ONE]: {
    '&:has([data-search]:focus-within) > :not([data-search])': { width: 0, overflow: 'clip' },
  },
}))

const Home = styled(ContextLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minWidth: theme.size.touch,
  minHeight: theme.size.touch,
  borderRadius: theme.radius.field,
  textDecoration: 'none',
  '& [data-part="mark"]': { display: 'flex' },
  '& [data-part="full"]': { display: 'none' },
  [ROOM_FOR_LOGO]: {
    '& [data-part="full"]': { display: 'flex' },
    '& [data-part="mark"]': { display: 'none' },
  },
}))

/** Ends where the icons begin, and is equally wide for a visitor and a guest. */
const Search = styled('div')({
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: 420,
  marginInlineStart: 'auto',
  [ROOM_FOR_WORDS]: { maxWidth: '16rem' },
  [ROOM_FOR_WIDE_SEARCH]: { maxWidth: '25rem' },
})

const Group = styled('div')({ display: 'flex', alignItems: 'center', gap: 'inherit' })

const Wide = styled('div')(({ theme }) => ({
  display: 'none',
  // With the padding of the first link, its word begins 32 pixels after the logo.
  [ROOM_FOR_WORDS]: { display: 'block', marginInlineStart: theme.spacing(1.5) },
}))

const Narrow = styled('div')({ [ROOM_FOR_WORDS]: { display: 'none' } })

const Icons = styled('div')({ display: 'none', [ROOM_FOR_LOGO]: { display: 'flex' } })

const List = styled(BareList)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.25),
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

/** Place of the button that opens the profile menu. */
const Account = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: theme.size.touch,
}))

/**
 * Login and sign-up buttons for a visitor, in place of the profile menu. On phones 'Sign Up' moves
 * to the mobile menu.
 */
function VisitorLinks() {
  return (
    <>
      <Words>
        <Button href={paths.login} variant="text" color="secondary">
          {headerCopy.login}
        </Button>
        <Button href={paths.signUp} variant="contained">
          {headerCopy.signUp}
        </Button>
      </Words>
      <Phone>
        <IconButton href={paths.login} aria-label={headerCopy.login}>
          <Icon path={ICON_USER} />
        </IconButton>
      </Phone>
    </>
  )
}

const Words = styled('span')(({ theme }) => ({
  display: 'none',
  gap: theme.spacing(1),
  [ROOM_FOR_LOGO]: { display: 'flex' },
  '& a': { whiteSpace: 'nowrap' },
}))

const Phone = styled('span')({ [ROOM_FOR_LOGO]: { display: 'none' } })

type MenuProps = Pick<HeaderProps, 'currentPath' | 'user' | 'onLogout'>

const LazyMobileMenu = lazyPart(() => import('./MobileMenu').then(({ MobileMenu }) => MobileMenu))

/** Button that opens the mobile menu, which holds all the links of the header. */
function MenuButton({ currentPath, user, onLogout }: MenuProps) {
  const [open = false, setOpen] = useOpenHere<boolean>(currentPath)
  return (
    <>
      <IconButton
        aria-label={headerCopy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void LazyMobileMenu.preload()}
        onFocus={() => void LazyMobileMenu.preload()}
        // The touch first shows on the button.
        onClick={() => startTransition(() => setOpen(true))}
      >
        <Icon path={ICON_MENU} />
      </IconButton>
      <LazyMobileMenu
        open={open}
        currentPath={currentPath}
        user={user}
        onClose={() => setOpen(false)}
        onLogout={onLogout}
      />
    </>
  )
}

const LazyProfileMenu = lazyPart(() =>
  import('./ProfileMenu').then(({ ProfileMenu }) => ProfileMenu),
)

/** Button that opens the profile menu. The menu's code is fetched on hover or focus. */
function ProfileButton({ currentPath, user, onLogout }: MenuProps & { user: HeaderUser }) {
  const [anchor = null, setAnchor] = useOpenHere<HTMLElement>(currentPath)
  return (
    <>
      <IconButton
        aria-label={headerCopy.openProfileMenu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void LazyProfileMenu.preload()}
        onFocus={() => void LazyProfileMenu.preload()}
        // The touch first shows on the button.
        onClick={({ currentTarget }) => startTransition(() => setAnchor(currentTarget))}
      >
        <Avatar name={user.name} src={user.photo} />
      </IconButton>
      <LazyProfileMenu
        open={anchor !== null}
        anchor={anchor}
        user={user}
        onClose={() => setAnchor()}
        onLogout={onLogout}
      />
    </>
  )
}
