/** The twelve looks that the demo photos come in; each home wears one of them. */
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

/** `wide` is the 2:1 picture and `bed` the close view; only some styles have them. */
export type DemoRoom = 'living' | 'exterior' | 'bedroom' | 'kitchen' | 'bathroom' | 'wide' | 'bed'

/** Short keys of the five amenities of section 9; demo-catalogue.ts has their exact names. */
export type DemoAmenity = 'parking' | 'washer' | 'air' | 'kitchen' | 'wifi'

/** Names of the seeded property types. */
export type DemoPropertyType = 'Apartment' | 'House' | 'Villa' | 'Studio' | 'Duplex'

/** A home as a person writes it down; load-demo-data.ts turns it into rows. */
export interface DemoHome {
  name: string
  type: DemoPropertyType
  /** City, state, and the country where it is not Nigeria. */
  place: readonly [city: string, state: string, country?: string]
  /** Naira per night. */
  price: number
  /** Naira, once a stay; 0 when left out. */
  cleaningFee?: number
  /** Naira, once a stay; 0 when left out. */
  deposit?: number
  bedrooms: number
  bathrooms: number
  /** The most guests the home takes. */
  guests: number
  /** 0 to 5; left out for a home nobody has rated yet. */
  rating?: number
  amenities: readonly DemoAmenity[]
  /** The cover first. */
  photos: readonly DemoRoom[]
  /** Photos of a second style, after the home's own; the description says why there are two. */
  alsoPhotos?: { style: DemoStyle; rooms: readonly DemoRoom[] }
  description: string
  houseRules: readonly string[]
  /** Stays of other guests: days from the day of loading to check-in, and nights. */
  booked?: readonly (readonly [inDays: number, nights: number])[]
}
