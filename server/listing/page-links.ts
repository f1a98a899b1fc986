import { LISTING_LIMIT } from '@domain/constants'
import type { PricedListingPage } from '@domain/schemas/listing-schema'
import type { ListingQuery } from '@domain/search/listing-query'

/** In characters. A longer address is not repeated in a header. */
const LONGEST_ADDRESS = 1_000

/**
 * Returns the header `Link` of a page (RFC 8288), relative to the address of the request.
 *
 * @returns undefined when there is only one page.
 */
export function pageLinks(
  url: string,
  { page = 1, limit = LISTING_LIMIT }: Pick<ListingQuery, 'page' | 'limit'>,
  { total = 0, totalCapped = false }: Pick<PricedListingPage, 'total' | 'totalCapped'>,
): string | undefined {
  const last = Math.max(1, Math.ceil(total / Math.min(limit, LISTING_LIMIT)))
  if ((last === 1 && page === 1) || url.length > LONGEST_ADDRESS) return undefined
  const links = {
    ...(page < last && { next: page + 1 }),
    ...(page > 1 && { prev: Math.min(page - 1, last) }),
    first: 1,
    // Beyond the cap pages exist that are not shown, so the last one is unknown.
    ...(!totalCapped && { last }),
  }
  return Object.entries(links)
    .map(([rel, number]) => {
      const address = new URL(url, 'http://any')
      address.searchParams.set('page', String(number))
      return `<${address.pathname}${address.search}>; rel="${rel}"`
    })
    .join(', ')
}
