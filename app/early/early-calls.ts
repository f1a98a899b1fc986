import { isRenderedForUs, renderedPaths } from '@app/start/rendered-page'
import { apiPaths } from '@domain/api/api-paths'
import { routePatterns } from '@domain/paths'
import { apiBaseUrl } from '@features/api/base-url'
import { beginEarlyCall } from '@features/api/early-calls'
import { startListingPath } from '@features/listing/start-listing-path'
import { captureToken, isResetPassword } from '@features/session/capture-token'
import { tokenStore } from '@features/session/token-store'
import { isLargeScreen } from '@ui/theme/large-screen'
import { beginCode } from './begin-code'
import { showRenderedPage } from './show-rendered-page'

/**
 * Runs in index.html after the splash, which it would delay, and before the bundle arrives. It starts
 * the requests that every start needs, so that a slow network loads code and data in parallel. The API
 * client takes these requests over. What came with the document is not requested.
 */
captureToken(location, history)
const isRendered = isRenderedForUs()
// A page that React renders anew needs its code at once, and so does a hidden tab, which has no frames.
if (!isRendered || document.hidden) beginCode()
const token = tokenStore.read()
const isReset = isResetPassword(location.pathname)
// Skip the session request without a network, so that it cannot fail.
if (token && !isReset && navigator.onLine) beginEarlyCall(apiBaseUrl + apiPaths.me, token)
const rendered = renderedPaths()
const request = (path: string) => {
  if (!rendered.includes(path)) beginEarlyCall(apiBaseUrl + path, token)
}
// A large window that begins with a phone's page has its listings too.
request(startListingPath(location, isLargeScreen() && !isRendered))
if (location.pathname === routePatterns.home || location.pathname === routePatterns.discover) {
  request(apiPaths.propertyTypes)
}
if (isRendered) showRenderedPage()
