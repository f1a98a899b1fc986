import { PAGE_SIZE } from '@domain/constants'
import { DRAWN_DATA_ID, type DrawnResponses } from '@domain/page-data'
import type { ListingPage } from '@domain/schemas/listing-schema'
import { startListingPath } from './start-listing-path'

/**
 * Returns the responses that came with the document, or undefined where the server has drawn nothing
 * and where the document was cut off.
 */
export function arrivedResponses(): DrawnResponses | undefined {
  try {
    return JSON.parse(document.getElementById(DRAWN_DATA_ID)?.textContent ?? '') as DrawnResponses
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
export function readDrawnResponses(
  address: { pathname: string; search: string },
  addsLarge: boolean,
): DrawnResponses | undefined {
  const drawn = arrivedResponses()
  if (!drawn || !addsLarge) return drawn
  const { responses } = drawn
  const phone = responses[startListingPath(address, false)] as ListingPage
  const listings = phone.listings.slice(0, PAGE_SIZE.discoverWithPanel)
  return {
    ...drawn,
    responses: { [startListingPath(address, true)]: { ...phone, listings }, ...responses },
  }
}
