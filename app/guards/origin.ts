import { paths } from '@domain/paths'
import type { To } from 'react-router-dom'

interface Origin {
  to: To
  /** The origin's own navigation state, for instance the chosen dates of a booking. */
  state: unknown
}

const home: Origin = { to: paths.home, state: null }

/**
 * Where a login returns to: the origin kept in navigation state, or '/'. History state can
 * come from anywhere, so only a path of our own is believed.
 */
export function originOf(state: unknown): Origin {
  if (typeof state !== 'object' || state === null || !('from' in state)) return home
  const { from } = state
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return home
  const { pathname, search, hash, state: own } = from as Record<string, unknown>
  if (typeof pathname !== 'string' || !/^\/(?![/\\])/.test(pathname)) return home
  return {
    to: {
      pathname,
      search: typeof search === 'string' ? search : '',
      hash: typeof hash === 'string' ? hash : '',
    },
    state: own ?? null,
  }
}
