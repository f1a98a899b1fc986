import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { routeAt } from '@app/routes/route-at'
import { isDrawnPageShown } from '@app/start/drawn-page'
import { useLatePart } from '@ui/layout/use-late-part'
import { SCRIPTED } from '@ui/theme/while-drawn-large'

/**
 * Says that a page which the server has drawn does not work yet because its code is missing, with a
 * button that fetches it again. It is also fetched when the network returns. The page stays.
 */
export function MissingCode() {
  const { pathname, search } = useLocation()
  const [opened] = useState({ pathname, search })
  const { Page, load = async () => Page } = routeAt(opened.pathname)
  const { want, failure } = useLatePart(load)
  const wantPage = useEffectEvent(want)
  useEffect(() => {
    if (!isDrawnPageShown()) return
    wantPage()
    const fetchAgain = () => wantPage(undefined, true)
    window.addEventListener('online', fetchAgain)
    return () => window.removeEventListener('online', fetchAgain)
  }, [])
  useEffect(() => {
    // A large window would keep the place of what does not come.
    if (failure) document.documentElement.removeAttribute(SCRIPTED)
  }, [failure])
  return pathname === opened.pathname && search === opened.search && failure
}
