import { paths } from '@domain/paths'
import type { Location, To } from 'react-router-dom'
import { isOwnPath } from '../navigation/is-own-path'

interface Origin {
  to: To
  /** The origin's own navigation state, for instance the chosen dates of a booking. */
  state: unknown
}

const home: Origin = { to: paths.home, state: null }

/** What a redirect to /login keeps: where the guest was, and who it was, if anybody. */
export interface KeptOrigin {
  from: Location
  owner?: string | undefined
}

/** Does this navigation state say where its guest was? What it says is checked by originOf(). */
export const hasOrigin = (state: unknown): state is { from: unknown } =>
  typeof state === 'object' && state !== null && 'from' in state

/**
 * Where a login returns to: the origin kept in navigation state, or '/'. History state can
 * come from anywhere, so only a path of our own is believed, and another guest's is dropped.
 */
export function originOf(state: unknown, userId: string | undefined): Origin {
  if (!hasOrigin(state)) return home
  const { from, owner } = state as { from: unknown; owner?: unknown }
  if (owner !== undefined && owner !== userId) return home
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return home
  const { pathname, search, hash, state: own } = from as Record<string, unknown>
  if (typeof pathname !== 'string' || !isOwnPath(pathname)) return home
  return {
    to: {
      pathname,
      search: typeof search === 'string' ? search : '',
      hash: typeof hash === 'string' ? hash : '',
    },
    state: own ?? null,
  }
}
