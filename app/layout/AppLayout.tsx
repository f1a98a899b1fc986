import { useAtomValue } from 'jotai'
import { Suspense, useDeferredValue, useMemo } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { renderedPathAtom } from '@app/start/rendered-path'
import { useIsSplashOver } from '@app/start/splash-over'
import { routePatterns } from '@domain/paths'
import { useFavourites } from '@features/favourite/use-favourites'
import { HeaderSearch } from '@features/search/HeaderSearch'
import { sessionAtom } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { useLogout } from '@features/session/use-logout'
import { CONTENT_ID } from '@ui/layout/content-id'
import { Footer } from '@ui/layout/Footer'
import { Header } from '@ui/layout/Header'
import { lazyPart } from '@ui/layout/lazy-part'
import { SkipLink } from '@ui/layout/SkipLink'
import { PageBoundary } from './PageBoundary'
import { PageFallback } from './PageFallback'
import { showsFooter } from './shows-footer'

const AfterStart = lazyPart(() => import('./AfterStart').then((file) => file.AfterStart), null)

/** Content that comes once the splash is over. It is apart, so that the layout does not render again. */
const AfterSplash = () => useIsSplashOver() && <AfterStart />

/** Single elements, which render again only when their own state changes. */
const search = <HeaderSearch />
const page = <Outlet />

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
  const { user, isLoading } = session
  const renderedPath = useAtomValue(renderedPathAtom)
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
        isChecking={isLoading && tokenStore.read() !== null}
        savedCount={savedCount}
        onLogout={logout}
        hidesOnScroll={pathname !== routePatterns.discover}
      />
      <main id={CONTENT_ID} tabIndex={-1}>
        <AfterSplash />
        <PageBoundary key={pathname}>
          {/* React hydrates what is inside a Suspense last of all, so the rendered page, whose code has
              come, has none. */}
          {pathname === renderedPath ? (
            page
          ) : (
            <Suspense fallback={<PageFallback />}>{page}</Suspense>
          )}
        </PageBoundary>
      </main>
      {showsFooter(pathname, session) && <Footer />}
    </>
  )
}
