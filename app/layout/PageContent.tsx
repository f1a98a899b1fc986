import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { routeAt } from '@app/routes/route-at'
import { PageFallback } from './PageFallback'

/** One element, because React would replace a drawn page whose code is missing if it were new. */
const page = <Outlet />

/**
 * Calls back once React has rendered the page, or has taken over the one that the server drew. After a
 * takeover React renders what a passive effect sets only when it has nothing else to do, and a tap
 * may come first, so this is a layout effect.
 */
function Taken({ onTaken }: { onTaken: () => void }) {
  useLayoutEffect(onTaken, [onTaken])
  return null
}

/**
 * Shows the page, with a skeleton while its code loads. A search that changes before React has taken
 * over the drawn page replaces that page, which would not be the one that React renders.
 */
export function PageContent() {
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
