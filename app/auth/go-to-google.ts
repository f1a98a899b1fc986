import { apiPaths } from '@domain/api-paths'
import { apiBaseUrl } from '@features/api/base-url'
import { keptOrigin } from '@features/session/kept-origin'

/** Sends the browser to Google's page (section 7); the kept origin waits for its return. */
export function goToGoogle() {
  keptOrigin.leaveForGoogle()
  window.location.assign(apiBaseUrl + apiPaths.google)
}
