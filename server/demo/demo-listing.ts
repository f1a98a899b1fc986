import type { firstAmenities } from '@domain/listing/first-names'

/** The twelve styles of the demo photos. Each listing has one of them. */
export const DEMO_STYLES = [
  'lagoon-loft',
  'terracotta-house',
  'mono-heights',
  'palm-villa',
  'nordic-nest',
  'ivory-duplex',
  'beach-house',
  'sunny-studio',
  'walnut-residence',
  'garden-bungalow',
  'skyline-penthouse',
  'clay-and-linen',
] as const
export type DemoStyle = (typeof DEMO_STYLES)[number]

/** Rooms of which some styles have a closer view. */
type SeenCloser = 'living' | 'exterior' | 'bedroom' | 'kitchen'

/**
 * `wide` is the 2:1 picture and `bed` the close-up. `left` and `right` are a room seen closer, cut
 * from its picture, so that no two listings have the same cover photo. Only some styles have them.
 */
export type DemoRoom =
  | SeenCloser
  | 'bathroom'
  | 'wide'
  | 'bed'
  | `${SeenCloser}-${'left' | 'right'}`

/** Short key of one of the amenities that exist from the start. */
export type DemoAmenity = keyof typeof firstAmenities

/** Names of the property types that exist from the start. */
export type DemoPropertyType = 'Apartment' | 'House' | 'Villa' | 'Studio' | 'Duplex'

/** A listing in a form that is easy to write by hand. load-demo-listings.ts turns it into rows. */
export interface DemoListing {
  name: string
  type: DemoPropertyType
  /** City, state, and the country unless it is Nigeria. */
  place: readonly [city: string, state: string, country?: string]
  /** In naira per night. */
  price: number
  /** In naira per stay. The default is 0. */
  cleaningFee?: number
  /** In naira per stay. The default is 0. */
  deposit?: number
  bedrooms: number
  bathrooms: number
  /** Maximum guest count. */
  guests: number
  /** From 0 to 5. Absent for a listing that nobody has rated. */
  rating?: number
  amenities: readonly DemoAmenity[]
  /** The first is the cover photo. */
  photos: readonly DemoRoom[]
  /**
   * Photos of a second style, shown after the main ones. The description explains why there are
   * two.
   */
  alsoPhotos?: { style: DemoStyle; rooms: readonly DemoRoom[] }
  description: string
  houseRules: readonly string[]
  /** Stays of other guests: days from the day of loading to check-in, and number of nights. */
  booked?: readonly (readonly [inDays: number, nights: number])[]
}
