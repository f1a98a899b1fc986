import { parseBrowseQuery } from '@domain/search/listing-query-url'
import { routePatterns } from '@domain/paths'
import { discoverQuery, homeQuery, propertyQuery } from './browse-queries'
import { listingKeys } from './listing-keys'

const propertyPrefix = routePatterns.property.replace(':name', '')

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The listings that a start at this address fetches (section 2.21): what the page itself will ask,
 * or Home's first page where no listing is shown. Kept small: it runs before the bundle arrives.
 * Discover asks for fewer where its panel has room.
 */
export function startListingPath(
  { pathname, search }: { pathname: string; search: string },
  isLarge: boolean,
) {
  if (pathname.startsWith(propertyPrefix)) {
    return listingKeys.page(propertyQuery(decoded(pathname.slice(propertyPrefix.length))))
  }
  const browse = parseBrowseQuery(new URLSearchParams(search))
  if (pathname === routePatterns.discover) {
    return listingKeys.page(discoverQuery(browse, isLarge))
  }
  return listingKeys.page(homeQuery(pathname === routePatterns.home ? browse : {}))
}
