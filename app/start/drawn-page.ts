import { openedAddress } from '@app/navigation/opened-address'
import { PAGE_META } from '@domain/page-data'
import { routePatterns } from '@domain/paths'
import { parseBrowseQuery } from '@domain/search/listing-query-url'
import { metaContent } from '@features/api/page-meta'
import { hasArrivedToken } from '@features/session/offered-token'
import { tokenStore } from '@features/session/token-store'
import { isLargeScreen } from '@ui/theme/large-screen'
import { SCRIPTED } from '@ui/theme/while-drawn-large'

/**
 * Returns the API paths of the responses that came with the document (server/page/app-shell.ts).
 */
export const drawnPaths = (): readonly string[] => metaContent(PAGE_META.drawn)?.split(' ') ?? []

const placeOf = ({ pathname, search }: URL | Location) => pathname + search

/**
 * Returns whether a large window can begin with the phone's page. It has room for the filters, which
 * React adds at once (`useIsLarge`). On Discover it shows fewer listings beside them: the first
 * ones of the first page, which are not those of a later page.
 */
function fitsLargeWindow() {
  if (location.pathname !== routePatterns.discover) return true
  const { page = 1, panelClosed } = parseBrowseQuery(new URLSearchParams(location.search))
  return page === 1 || panelClosed === true
}

/** Returns whether the server has drawn a page for a visitor at the address that was opened. */
const isDrawnForVisitor = () =>
  drawnPaths().length > 0 &&
  tokenStore.read() === null &&
  !hasArrivedToken() &&
  placeOf(openedAddress()) === placeOf(location)

/**
 * Returns whether the page that the server has drawn is the one with which this guest begins. Any
 * other page is drawn again under the splash.
 */
export const isDrawnForUs = () => isDrawnForVisitor() && (!isLargeScreen() || fitsLargeWindow())

/**
 * Returns whether the splash has ended on the page that the server has drawn. It stays for a guest
 * who has turned a tablet since, with what was entered.
 */
export const isDrawnPageShown = () =>
  document.documentElement.hasAttribute(SCRIPTED) && isDrawnForVisitor()
