import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { routePatterns } from '@domain/paths'
import { useFavourites } from '@features/favourite/use-favourites'
import { HeaderSearch } from '@features/search/HeaderSearch'
import { sessionAtom } from '@features/session/session-atoms'
import { useLogout } from '@features/session/use-logout'
import { CONTENT_ID } from '@ui/layout/content-id'
import { Footer } from '@ui/layout/Footer'
import { Header } from '@ui/layout/Header'
import { SkipLink } from '@ui/layout/SkipLink'
import { AfterSplash } from './AfterSplash'
import { PageBoundary } from './PageBoundary'
import { PageContent } from './PageContent'
import { showsFooter } from './shows-footer'

/** One element, so that the header renders again only when its other props change. */
const search = <HeaderSearch />

/**
 * Lays out the header, the page and, where the page has one, the footer.
 *
 * @avoid For a page that is shown before the app starts, or that is printed alone: it would bring
 * the header and the footer.
 * @a11y The skip link is the first tab stop and leads to the `main` landmark, which can take the
 * focus. Header, main and footer are landmarks.
 */
export function AppLayout() {
  const { pathname } = useLocation()
  const session = useAtomValue(sessionAtom)
  const logout = useLogout()
  const { items: saved } = useFavourites()
  const { user } = session
  const headerUser = useMemo(
    () =>
      user
        ? {
            name: user.fullName || user.email || (user.phoneNo ?? ''),
            email: user.email,
            photo: user.profileImage,
          }
        : undefined,
    [user],
  )
  // A heart fills before the header counts it.
  const savedCount = useDeferredValue(saved?.length)
  return (
    <>
      <SkipLink />
      <Header
        currentPath={pathname}
        search={search}
        user={headerUser}
        savedCount={savedCount}
        onLogout={logout}
        hidesOnScroll={pathname !== routePatterns.discover}
      />
      <main id={CONTENT_ID} tabIndex={-1}>
        <AfterSplash />
        <PageBoundary key={pathname}>
          <PageContent />
        </PageBoundary>
      </main>
      {showsFooter(pathname, session) && <Footer />}
    </>
  )
}
