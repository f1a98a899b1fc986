import { PAGE_SIZE, UPLOAD } from '@domain/constants'
import type { RouteName } from '@domain/paths'
import { parseBrowseQuery, printBrowseQuery } from '@domain/search/listing-query-url'
import { readWhole } from '@domain/search/query-values'
import type { IsoDate } from '@domain/stay/stay-date'
import { stayInAddress } from '@domain/stay/stay-in-address'

/** Returns the path and the parameters of a request's address. */
export const splitAddress = (url: string) => {
  const [path = '', ...query] = url.split('?')
  return { path, parameters: new URLSearchParams(query.join('?')) }
}

/**
 * Returns what a rendered page shows of its address. Two addresses with equal states and data have the
 * same markup, whatever else their queries contain.
 *
 * @param bodies Responses with which the page is rendered.
 */
export function shownState(
  url: string,
  route: RouteName,
  { bodies, today }: { bodies: readonly string[]; today: IsoDate },
): string {
  const { path, parameters } = splitAddress(url)
  const stay = stayInAddress(parameters, today)
  if (route === 'property') {
    const id = parameters.get('id') ?? ''
    const isNamed = bodies.some((body) => body.includes(JSON.stringify(id)))
    const photo = String(Number(parameters.get('photo')))
    const open = readWhole(photo, 1, UPLOAD.photosPerListing)
    return JSON.stringify([path, stay, isNamed && id, open])
  }
  const browsed = printBrowseQuery(parseBrowseQuery(parameters))
  // The header shows the text as it is in the address.
  return JSON.stringify([path, stay, String(browsed), parameters.get('search')])
}

/** Part of the listings' response that tells how many pages there are. */
export interface CountedListings {
  listings: readonly unknown[]
  total: number
}

/**
 * Returns the address of the last page where an address names a later one, to which the page's
 * script would lead as well. A large window may show fewer listings at once than the phone for which
 * the server renders, and so more pages.
 */
export function lastPageFor(url: string, route: RouteName, { listings, total }: CountedListings) {
  if (route === 'property' || listings.length > 0 || total === 0) return undefined
  const { path, parameters } = splitAddress(url)
  const query = parseBrowseQuery(parameters)
  const isHome = route === 'home'
  const size = isHome ? PAGE_SIZE.home : PAGE_SIZE.discover
  const smallest = isHome || query.panelClosed ? size : PAGE_SIZE.discoverWithPanel
  if ((query.page ?? 1) <= Math.ceil(total / smallest)) return undefined
  const last = printBrowseQuery({ ...query, page: Math.ceil(total / size) })
  return last.size > 0 ? `${path}?${last}` : path
}
