import { routeAt } from './route-at'

/**
 * Starts loading the page of an address before the first render. Resolves when its code is there.
 * A failure is shown where the page is drawn.
 */
export const preloadPage = async (pathname: string, isDrawn: boolean) => {
  await routeAt(pathname)
    .load?.(isDrawn)
    .catch(() => {})
}
