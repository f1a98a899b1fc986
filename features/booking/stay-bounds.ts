import { STAY_LIMITS } from '@domain/constants'
import type { StayBounds } from '@domain/stay/stay-bounds'
import { apiBaseUrl, isOwnApi } from '@features/api/base-url'

/**
 * Returns the limits of a stay. Our own server writes them into the page when its settings differ
 * from the defaults. Another backend has none that we know.
 */
export function readStayBounds(): StayBounds | undefined {
  // The server draws only pages with the defaults.
  if (typeof window === 'undefined') return STAY_LIMITS
  if (!isOwnApi(apiBaseUrl, window.location.origin)) return undefined
  const written = document.querySelector('meta[name="staylet-stay"]')?.getAttribute('content')
  const [, nights, months] = /^(\d+) (\d+)$/.exec(written ?? '') ?? []
  return nights && months ? { nights: Number(nights), months: Number(months) } : STAY_LIMITS
}
