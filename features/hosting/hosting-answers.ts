import type { OwnListing } from '@domain/schemas/listing-save-schema'

/** the wrapper of section 7, or the plain value. */
export type OwnListingsAnswer = OwnListing[] | { listings: OwnListing[] }
export type OwnListingAnswer = OwnListing | { listing: OwnListing }

export const ownListingsFrom = (answer: OwnListingsAnswer) =>
  Array.isArray(answer) ? answer : answer.listings

export const ownListingFrom = (answer: OwnListingAnswer) =>
  'listing' in answer ? answer.listing : answer
