import { openedAddress } from '@app/navigation/opened-address'
import { PAGE_META } from '@domain/page-data'
import { routePatterns } from '@domain/paths'
import { parseBrowseQuery } from '@domain/search/listing-query-url'
import { metaContent } from '@features/api/page-meta'
import { hasArrivedToken } from '@features/session/offered-token'
import { tokenStore } from '@features/session/token-store'
import { isLargeScreen } from '@ui/theme/large-screen'

/**
 * Returns the API paths of the responses that came with the document (server/page/app-shell.ts).
 */
export const renderedPaths = (): readonly string[] =>
  metaContent(PAGE_META.rendered)?.split(' ') ?? []

const placeOf = ({ pathname, search }: URL | Location) => pathname + search

/**
 * Returns whether a window can begin with the page that the server has rendered for a phone. A large
 * one adds the filters, for which CSS keeps the place. On Discover it shows fewer listings beside
 * them: the first ones of the first page, which are not those of a later page.
 */
function fitsWindow() {
  if (!isLargeScreen() || location.pathname !== routePatterns.discover) return true
  const { page = 1, panelClosed } = parseBrowseQuery(new URLSearchParams(location.search))
  return page === 1 || panelClosed === true
}

/**
 * Returns whether the page that the server has rendered is the one with which this guest begins. Any
 * other page is rendered anew under the splash.
 */
export const isRenderedForUs = () =>
  renderedPaths().length > 0 &&
  tokenStore.read() === null &&
  !hasArrivedToken() &&
  placeOf(openedAddress()) === placeOf(location) &&
  fitsWindow()
