import { STAY_LIMITS } from '@domain/constants'
import { PAGE_META } from '@domain/page-data'
import type { StayBounds } from '@domain/stay/stay-bounds'
import { usesOwnApi } from '@features/api/base-url'
import { metaContent } from '@features/api/page-meta'

/**
 * Returns the limits of a stay. Our own server writes them into the page when its settings differ
 * from the defaults. Another backend has none that we know.
 */
export function readStayBounds(): StayBounds | undefined {
  // The server renders only pages with the defaults.
  if (typeof window === 'undefined') return STAY_LIMITS
  if (!usesOwnApi()) return undefined
  const written = metaContent(PAGE_META.stay) ?? ''
  const [, nights, months] = /^(\d+) (\d+)$/.exec(written) ?? []
  return nights && months ? { nights: Number(nights), months: Number(months) } : STAY_LIMITS
}
