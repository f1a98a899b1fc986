import { inTime } from '@ui/layout/in-time'
import { routeAt } from './route-at'

/** Longest wait for the code of a page, in milliseconds. */
const PATIENCE = 3000

/**
 * Starts loading the page of an address before the first render. Resolves when its code is there,
 * or when it fails or takes long, which is shown where the page is drawn.
 */
export function preloadPage(pathname: string) {
  const code = routeAt(pathname).load?.()
  return code && inTime(code, PATIENCE).catch(() => undefined)
}
