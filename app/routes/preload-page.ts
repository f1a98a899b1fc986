import { routeAt } from './route-at'

/** Starts loading the page of an address before the first render. */
export function preloadPage(pathname: string) {
  // A failure is shown where the page is drawn.
  routeAt(pathname)
    .load?.()
    .catch(() => {})
}
