import type { OwnListing } from '@domain/schemas/listing-save-schema'

/** The specification's wrapper or the plain value. */
export type OwnListingsResponse = OwnListing[] | { listings: OwnListing[] }
export type OwnListingResponse = OwnListing | { listing: OwnListing }

export const ownListingsFrom = (answer: OwnListingsResponse) =>
  Array.isArray(answer) ? answer : answer.listings

export const ownListingFrom = (answer: OwnListingResponse) =>
  'listing' in answer ? answer.listing : answer
