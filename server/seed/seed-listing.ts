import { firstAmenities, firstPropertyTypes } from '@domain/listing/first-names'
import { SECOND } from '@domain/time'
import { DEMO_STYLES } from '@server/demo/demo-listing'
import { seedId } from './seed-ids'
import { seedPlaces } from './seed-places'
import { seedTexts } from './seed-words'
import { pickFrom, randomOf, weightedPick, zipfPick, type Random } from './seeded-random'

/** Names of types and amenities with their ids. */
export interface SeedNames {
  types: ReadonlyMap<string, string>
  amenities: ReadonlyMap<string, string>
}

/** Creation time of the first listing. The others follow one by one. */
const FIRST_CREATED = Date.UTC(2023, 0, 1)
const BETWEEN_LISTINGS = 20 * SECOND

/** In naira per night, of a studio in an average city. */
const PLAIN_PRICE = 18_000
const PRICE_STEP = 500

const MOST_PHOTOS = 3

const TYPE_LEVELS = { Apartment: 1, House: 1.3, Villa: 2.2, Studio: 0.7, Duplex: 1.6 } as const

/** Returns a number that is rarely far from 1 and never below 0. */
const around = (random: Random) => Math.exp((random() + random() + random() - 1.5) * 0.8)

const ratingOf = (random: Random) =>
  random() < 0.15 ? undefined : Math.round((5 - 2.2 * random() * random()) * 10) / 10

/** Returns a function that makes up the listing of an index, always the same. */
export function seedListings(seed: number, { types, amenities }: SeedNames) {
  const place = weightedPick(seedPlaces, ({ people }) => people)
  const type = zipfPick(firstPropertyTypes)
  const bedrooms = weightedPick([1, 2, 3, 4, 5, 6, 8], (count) => 1 / count)
  const text = seedTexts()
  return (index: number) => {
    const random = randomOf(seed, index)
    const { city, state, country, level } = place(random)
    const typeName = type(random)
    const bedroomNo = typeName === 'Studio' ? 1 : bedrooms(random)
    const price = PLAIN_PRICE * level * TYPE_LEVELS[typeName] * (0.6 + 0.4 * bedroomNo)
    const basePrice = Math.ceil((price * around(random)) / PRICE_STEP) * PRICE_STEP
    const amenityNames = Object.values(firstAmenities).filter(() => random() < 0.55)
    const rating = ratingOf(random)
    return {
      id: seedId('listing', seed, index),
      ...text(random, city),
      city,
      state,
      country,
      basePrice,
      cleaningFee: Math.round(basePrice / 10 / PRICE_STEP) * PRICE_STEP,
      securityDeposit: Math.round(basePrice / 2 / PRICE_STEP) * PRICE_STEP,
      bedroomNo,
      bathroomNo: Math.max(1, bedroomNo - Math.floor(random() * 2)),
      guestNo: bedroomNo * 2 + Math.floor(random() * 2),
      propertyType: types.get(typeName) ?? '',
      propertyTypeName: typeName,
      amenities: amenityNames.flatMap((name) => amenities.get(name) ?? []),
      amenityNames,
      photoStyle: pickFrom(DEMO_STYLES, random),
      photoCount: 1 + Math.floor(random() * MOST_PHOTOS),
      createdAt: new Date(FIRST_CREATED + index * BETWEEN_LISTINGS),
      ...(rating !== undefined && { rating }),
    }
  }
}

export type SeedListing = ReturnType<ReturnType<typeof seedListings>>

/** Largest number of listings of one seed. Later ones would be created in the future. */
export const MOST_SEED_LISTINGS = 3_000_000
