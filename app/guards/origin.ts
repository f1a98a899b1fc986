import type { Location, To } from 'react-router-dom'
import { isOriginPath, paths, withoutToken } from '@domain/paths'

interface Origin {
  to: To
  /** The origin's own navigation state, for instance the chosen dates of a booking. */
  state: unknown
}

const home: Origin = { to: paths.home, state: null }

/**
 * What a redirect to /login keeps: the guest's location and, after an expired session, that
 * session's user.
 */
export interface KeptOrigin {
  from: Location
  owner?: string | undefined
}

/**
 * Returns whether a navigation state has an origin. `originOf` validates what the origin contains.
 */
export const hasOrigin = (state: unknown): state is { from: unknown } =>
  typeof state === 'object' && state !== null && 'from' in state

/**
 * Returns where a login leads: the origin kept in navigation state, or '/'. Any page can have set
 * history state, so only pages that a guest may open are accepted, and an origin of another user is
 * dropped.
 */
export function originOf(state: unknown, userId: string | undefined): Origin {
  if (!hasOrigin(state)) return home
  const { from, owner } = state as { from: unknown; owner?: unknown }
  if (owner !== undefined && owner !== userId) return home
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return home
  const { pathname, search, hash, state: own } = from as Record<string, unknown>
  if (typeof pathname !== 'string' || !isOriginPath(pathname)) return home
  return {
    to: {
      pathname,
      // A token would be that of whoever wrote the origin, and the page would offer that session.
      search: typeof search === 'string' ? withoutToken(search) : '',
      hash: typeof hash === 'string' ? hash : '',
    },
    state: own ?? null,
  }
}
