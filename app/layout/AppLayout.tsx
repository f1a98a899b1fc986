import { useAtomValue } from 'jotai'
import { Suspense, useDeferredValue, useEffect, useMemo, useState, type ComponentType } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { routeAt } from '@app/routes/route-at'
import { useIsSplashOver } from '@app/start/splash-over'
import { TIME } from '@domain/constants'
import { routePatterns } from '@domain/paths'
import { useFavourites } from '@features/favourite/use-favourites'
import { HeaderSearch } from '@features/search/HeaderSearch'
import { sessionAtom } from '@features/session/session-atoms'
import { useLogout } from '@features/session/use-logout'
import { CONTENT_ID } from '@ui/layout/content-id'
import { Footer } from '@ui/layout/Footer'
import { Header } from '@ui/layout/Header'
import { SkipLink } from '@ui/layout/SkipLink'
import { PageBoundary } from './PageBoundary'
import { PageFallback } from './PageFallback'
import { showsFooter } from './shows-footer'

/**
 * Content that is loaded once the splash is over. It is apart, so that the layout does not render
 * again, and without Suspense, for which React would wait before it takes over the page.
 */
function AfterSplash() {
  const isOver = useIsSplashOver()
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    if (!isOver) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () =>
      void import('./AfterStart').then(
        ({ AfterStart }) => setPart(() => AfterStart),
        // Pages have their own offline states, so nothing is drawn without this part.
        () => (timer = setTimeout(load, TIME.requestTimeout)),
      )
    load()
    return () => clearTimeout(timer)
  }, [isOver])
  return Part && <Part />
}

/** One element, so that the header renders again only when its other props change. */
const search = <HeaderSearch />

/** One element, because React would replace a drawn page whose code is missing if it were new. */
const page = <Outlet />

/** Calls back once React has rendered the page, or has taken over the one that the server drew. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useEffect(onTaken, [onTaken])
  return null
}

/**
 * Shows the page, with a skeleton while its code loads. A search that changes before React has taken
 * over the drawn page replaces that page, which would not be the one that React renders.
 */
function PageContent() {
  const { pathname, search } = useLocation()
  const [opened] = useState(search)
  const [drawn, setDrawn] = useState<'waiting' | 'taken' | 'replaced'>('waiting')
  if (drawn === 'waiting' && search !== opened) setDrawn('replaced')
  const isReplaced = drawn === 'replaced'
  useEffect(() => {
    if (isReplaced) routeAt(pathname).loadAnew?.()
  }, [isReplaced, pathname])
  return (
    <Suspense key={Number(isReplaced)} fallback={<PageFallback />}>
      {page}
      {drawn === 'waiting' && <Taken onTaken={() => setDrawn('taken')} />}
    </Suspense>
  )
}

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
