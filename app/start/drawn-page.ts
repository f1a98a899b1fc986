import { openedAddress } from '@app/navigation/opened-address'
import { PAGE_META } from '@domain/page-data'
import { routePatterns } from '@domain/paths'
import { metaContent } from '@features/api/page-meta'
import { hasArrivedToken } from '@features/session/offered-token'
import { tokenStore } from '@features/session/token-store'
import { isLargeScreen } from '@ui/theme/large-screen'

const propertyPrefix = routePatterns.property.replace(':name', '')

/**
 * Returns the API paths of the responses that came with the document (server/page/app-shell.ts).
 */
export const drawnPaths = (): readonly string[] => metaContent(PAGE_META.drawn)?.split(' ') ?? []

const placeOf = ({ pathname, search }: URL | Location) => pathname + search

/**
 * Returns whether the page that the server has drawn is the one that this guest sees: a visitor's,
 * and on the lists a phone's, at the address that was opened. Any other page is drawn again under
 * the splash.
 */
export const isDrawnForUs = () =>
  drawnPaths().length > 0 &&
  tokenStore.read() === null &&
  !hasArrivedToken() &&
  placeOf(openedAddress()) === placeOf(location) &&
  (location.pathname.startsWith(propertyPrefix) || !isLargeScreen())
