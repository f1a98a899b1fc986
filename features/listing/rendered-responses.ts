import { PAGE_SIZE } from '@domain/constants'
import { RENDERED_DATA_ID, type RenderedResponses } from '@domain/page-data'
import type { ListingPage } from '@domain/schemas/listing-schema'
import { startListingPath } from './start-listing-path'

/**
 * Returns the responses that came with the document, or undefined where the server has rendered nothing
 * and where the document was cut off.
 */
export function arrivedResponses(): RenderedResponses | undefined {
  try {
    return JSON.parse(
      document.getElementById(RENDERED_DATA_ID)?.textContent ?? '',
    ) as RenderedResponses
  } catch {
    return undefined
  }
}

/**
 * Like arrivedResponses().
 *
 * @param addsLarge Adds the response to a large window's request for listings where it differs from
 *   a phone's: the first page of Discover, which shows the first of a phone's listings.
 */
export function readRenderedResponses(
  address: { pathname: string; search: string },
  addsLarge: boolean,
): RenderedResponses | undefined {
  const rendered = arrivedResponses()
  if (!rendered || !addsLarge) return rendered
  const { responses } = rendered
  const phone = responses[startListingPath(address, false)] as ListingPage
  const listings = phone.listings.slice(0, PAGE_SIZE.discoverWithPanel)
  return {
    ...rendered,
    responses: { [startListingPath(address, true)]: { ...phone, listings }, ...responses },
  }
}
