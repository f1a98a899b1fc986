import { routePatterns } from '@domain/paths'
import { tokenStore } from './token-store'

const parameter = 'token'

/** As the router matches it: in any case, with or without a slash at the end. */
export const isResetPassword = (pathname: string) =>
  pathname.toLowerCase().replace(/\/+$/, '') === routePatterns.resetPassword

/**
 * Takes a session token out of the address into session storage (section 2.21). Only 'token' goes;
 * all other parameters and the hash stay. /reset-password has a token of another kind.
 */
export function captureToken(location: Location, history: History) {
  if (isResetPassword(location.pathname)) return
  const query = new URLSearchParams(location.search)
  const token = query.get(parameter)
  if (token === null) return
  if (token !== '') tokenStore.write(token)
  query.delete(parameter)
  const search = query.size === 0 ? '' : `?${query}`
  history.replaceState(history.state, '', location.pathname + search + location.hash)
}
