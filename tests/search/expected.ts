import type { GoldenListing } from './golden-listings'

/** Tells whether a listing is a right answer to a query. */
export type Expected = (listing: GoldenListing) => boolean

/** A search text, and what a right answer to it looks like. */
export type GoldenQuery = readonly [text: string, expected: Expected]

const where =
  <Values extends unknown[]>(isRight: (listing: GoldenListing, ...values: Values) => boolean) =>
  (...values: Values): Expected =>
  (listing) =>
    isRight(listing, ...values)

export const all = where((each, ...parts: Expected[]) => parts.every((part) => part(each)))
export const either = where((each, ...parts: Expected[]) => parts.some((part) => part(each)))
export const city = where(({ city: is = '' }, ...cities: string[]) => cities.includes(is))
export const state = where(({ state: is }, wanted: string) => is === wanted)
export const country = where(({ country: is }, wanted: string) => is === wanted)
export const type = where(({ typeName }, ...types: string[]) => types.includes(typeName))
export const beds = where(({ bedroomNo }, count: number) => bedroomNo === count)
export const sleeps = where(({ guestNo = 0 }, guests: number) => guestNo >= guests)
export const atMost = where(({ basePrice }, naira: number) => basePrice <= naira)
export const atLeast = where(({ basePrice }, naira: number) => basePrice >= naira)
export const between = (low: number, high: number): Expected => all(atLeast(low), atMost(high))
export const rated = where(({ rating = 0 }, stars: number) => rating >= stars)
export const named = where(({ name }, ...names: string[]) => names.includes(name))
export const has = where(({ amenityNames }, amenity: string) => amenityNames.includes(amenity))
/** The name, the place or the description contains it. */
export const says = where((listing, words: RegExp) =>
  words.test(`${listing.name} ${listing.city} ${listing.state} ${listing.description}`),
)
export const any: Expected = () => true
