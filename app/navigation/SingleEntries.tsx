import { use, useMemo, type ReactNode } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

/** Returns whether the guest is at an entry of the history already. */
function isCurrent(href: string, state: unknown) {
  const { usr = null } = (history.state ?? {}) as { usr?: unknown }
  return (
    new URL(href, document.URL).href === document.URL &&
    // A link has no state of its own.
    (state === undefined || JSON.stringify(state) === JSON.stringify(usr))
  )
}

/**
 * Lets a move to the entry at which the guest is already replace it, as a browser does with links.
 * The router compares with the page that is shown, and while the code of the next page is loading, a
 * second click would add a second entry, so that Back would seem to do nothing.
 */
export function SingleEntries({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const single = useMemo(() => {
    const { navigator } = context
    const push: typeof navigator.push = (to, state, options) =>
      navigator[isCurrent(navigator.createHref(to), state) ? 'replace' : 'push'](to, state, options)
    return { ...context, navigator: { ...navigator, push } }
  }, [context])
  return <NavigationContext value={single}>{children}</NavigationContext>
}
