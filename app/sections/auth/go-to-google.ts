import { apiPaths } from '@domain/api/api-paths'
import { apiBaseUrl } from '@features/api/base-url'
import { keptOrigin } from '@features/session/kept-origin'

/** Sends the browser to Google's login page. The origin is kept for the way back. */
export function goToGoogle() {
  keptOrigin.leaveForGoogle()
  window.location.assign(apiBaseUrl + apiPaths.google)
}
