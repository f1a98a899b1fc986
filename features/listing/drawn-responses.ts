import { PAGE_SIZE } from '@domain/constants'
import { DRAWN_DATA_ID, type DrawnResponses } from '@domain/page-data'
import type { ListingPage } from '@domain/schemas/listing-schema'
import { startListingPath } from './start-listing-path'

/** Returns undefined for the data of a document that was cut off. */
function readWhole(text: string | undefined) {
  try {
    return JSON.parse(text ?? '') as DrawnResponses
  } catch {
    return undefined
  }
}

/**
 * Reads the responses that came with the document.
 *
 * @param addsLarge Adds the response to a large window's request for listings where it differs from
 *   a phone's: the first page of Discover, which shows the first of a phone's listings.
 * @returns undefined when the server has drawn nothing.
 */
export function readDrawnResponses(
  address: { pathname: string; search: string },
  addsLarge: boolean,
): DrawnResponses | undefined {
  const drawn = readWhole(document.getElementById(DRAWN_DATA_ID)?.textContent)
  if (!drawn) return undefined
  if (!addsLarge) return drawn
  const { responses } = drawn
  const phone = responses[startListingPath(address, false)] as ListingPage
  const listings = phone.listings.slice(0, PAGE_SIZE.discoverWithPanel)
  return {
    ...drawn,
    responses: { [startListingPath(address, true)]: { ...phone, listings }, ...responses },
  }
}
