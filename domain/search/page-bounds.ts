import { LISTING_LIMIT, TOTAL_CAP } from '@domain/constants'
import type { ListingQuery } from './listing-query'

/**
 * Returns where the page of a query begins and how many listings it holds. The pages end where the
 * exact total ends, so that nobody makes a server count its way to page 50,000.
 */
export function pageBounds({ page = 1, limit = LISTING_LIMIT }: ListingQuery) {
  const size = Math.min(limit, LISTING_LIMIT)
  const start = (page - 1) * size
  return { start, size: Math.max(0, Math.min(size, TOTAL_CAP - start)) }
}
