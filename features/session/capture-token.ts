import { routePatterns, TOKEN_PARAMETER, withoutToken } from '@domain/paths'
import { offeredToken, tokenArrival } from './offered-token'
import { tokenStore } from './token-store'

/** Matches as the router does: in any case, with or without a trailing slash. */
export const isResetPassword = (pathname: string) =>
  pathname.toLowerCase().replace(/\/+$/, '') === routePatterns.resetPassword

/** Stores a token, or only offers it while this tab has another session. */
function take(token: string) {
  const current = tokenStore.read()
  if (current === token) return
  if (current === null) {
    tokenStore.write(token)
    tokenArrival.mark()
  } else {
    offeredToken.write(token)
  }
}

/**
 * Moves a session token from the address to session storage. A tab that has a session keeps it
 * until the guest agrees to the other one. All other parameters and the hash stay. The token of
 * /reset-password is of another kind and stays too.
 */
export function captureToken(location: Location, history: History) {
  if (isResetPassword(location.pathname)) return
  const token = new URLSearchParams(location.search).get(TOKEN_PARAMETER)
  if (token === null) return
  if (token !== '') take(token)
  const search = withoutToken(location.search)
  history.replaceState(history.state, '', location.pathname + search + location.hash)
}
