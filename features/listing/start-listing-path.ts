import { routePatterns } from '@domain/paths'
import { parseBrowseQuery } from '@domain/search/listing-query-url'
import { discoverQuery, homePageQuery, propertyQuery } from './browse-queries'
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
 * Returns the listings request for a start at this address. It equals that of the page, or the home
 * page's first page where no listing is shown. It runs before the bundle loads, so it must stay
 * small. Discover requests fewer listings on screens with room for its panel.
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
  return listingKeys.page(homePageQuery(pathname === routePatterns.home ? browse : {}))
}
