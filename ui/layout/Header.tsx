import { styled } from '@mui/material/styles'
import { memo, useRef, type ReactNode } from 'react'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { ContextLink } from '@ui/link/ContextLink'
import { atGutters } from './at-gutters'
import type { HeaderUser } from './header-user'
import { HeaderIcons } from './HeaderIcons'
import { HeaderNav } from './HeaderNav'
import { Logo } from './Logo'
import { MenuButton } from './MenuButton'
import { ProfileButton } from './ProfileButton'
import { useHideOnScroll } from './use-hide-on-scroll'
import { ROOM_FOR_LOGO, VisitorLinks } from './VisitorLinks'

export interface HeaderProps {
  /** Path of the current page without its query. The matching link is marked as current. */
  currentPath: string
  /** Search in the middle of the header, usually a SearchBox. */
  search?: ReactNode | undefined
  /** Logged-in user. Without one the header shows 'Login' and 'Sign Up'. */
  user?: HeaderUser | undefined
  /** Number of saved listings, shown beside their link. */
  savedCount?: number | undefined
  /** Callback fired on a click on 'Logout'. */
  onLogout: () => void
  /**
   * Whether the header hides while the guest scrolls down. True by default, and false on Discover.
   */
  hidesOnScroll?: boolean | undefined
}

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
  savedCount,
  onLogout,
  hidesOnScroll = true,
}: HeaderProps) {
  const bar = useRef<HTMLElement>(null)
  const { hidden, scrolled } = useHideOnScroll(bar, hidesOnScroll)
  return (
    <Bar ref={bar} data-hidden={hidden} data-scrolled={scrolled}>
      <Row>
        <Start>
          <Home href={paths.home} aria-label={headerCopy.homeLink}>
            <span data-part="full">
              <Logo />
            </span>
            <span data-part="mark">
              <Logo markOnly />
            </span>
          </Home>
          <Wide>
            <HeaderNav currentPath={currentPath} savedCount={savedCount} />
          </Wide>
        </Start>
        <Search data-search>{search}</Search>
        <End>
          <Icons>
            <HeaderIcons currentPath={currentPath} />
          </Icons>
          {user ? (
            <ProfileButton currentPath={currentPath} user={user} onLogout={onLogout} />
          ) : (
            <VisitorLinks />
          )}
          <Narrow>
            <MenuButton currentPath={currentPath} user={user} onLogout={onLogout} />
          </Narrow>
        </End>
      </Row>
    </Bar>
  )
})

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  containerType: 'inline-size',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  borderBlockEndWidth: 1,
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'transparent',
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

const group = { display: 'flex', alignItems: 'center', gap: 'inherit' } as const

const Start = styled('div')(group)

const End = styled('div')(group)

const Wide = styled('div')(({ theme }) => ({
  display: 'none',
  // With the padding of the first link, its word begins 32 pixels after the logo.
  [ROOM_FOR_WORDS]: { display: 'block', marginInlineStart: theme.spacing(1.5) },
}))

const Narrow = styled('div')({ [ROOM_FOR_WORDS]: { display: 'none' } })

const Icons = styled('div')({ display: 'none', [ROOM_FOR_LOGO]: { display: 'flex' } })
