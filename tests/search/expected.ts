import type { GoldenListing } from './golden-listings'

/** Tells whether a listing is a right answer to a query. */
export type Expected = (listing: GoldenListing) => boolean

/** A search text, and what a right answer to it looks like. */
export type GoldenQuery = readonly [text: string, expected: Expected]

export const all =
  (...parts: Expected[]): Expected =>
  (listing) =>
    parts.every((part) => part(listing))
export const either =
  (...parts: Expected[]): Expected =>
  (listing) =>
    parts.some((part) => part(listing))
export const city =
  (...cities: string[]): Expected =>
  (listing) =>
    cities.includes(listing.city ?? '')
export const state =
  (wanted: string): Expected =>
  (listing) =>
    listing.state === wanted
export const country =
  (wanted: string): Expected =>
  (listing) =>
    listing.country === wanted
export const type =
  (...types: string[]): Expected =>
  (listing) =>
    types.includes(listing.typeName)
export const beds =
  (count: number): Expected =>
  (listing) =>
    listing.bedroomNo === count
export const sleeps =
  (guests: number): Expected =>
  (listing) =>
    (listing.guestNo ?? 0) >= guests
export const atMost =
  (naira: number): Expected =>
  (listing) =>
    listing.basePrice <= naira
export const atLeast =
  (naira: number): Expected =>
  (listing) =>
    listing.basePrice >= naira
export const between = (low: number, high: number): Expected => all(atLeast(low), atMost(high))
export const rated =
  (stars: number): Expected =>
  (listing) =>
    (listing.rating ?? 0) >= stars
export const named =
  (...names: string[]): Expected =>
  (listing) =>
    names.includes(listing.name)
export const has =
  (amenity: string): Expected =>
  (listing) =>
    listing.amenityNames.includes(amenity)
/** The name, the place or the description contains it. */
export const says =
  (words: RegExp): Expected =>
  (listing) =>
    words.test(`${listing.name} ${listing.city} ${listing.state} ${listing.description}`)
export const any: Expected = () => true
