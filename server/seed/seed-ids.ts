/** Kinds of made-up rows. The number is a part of their ids. */
const KINDS = { listing: 1, photo: 2, guest: 3, booking: 4 } as const
type Kind = keyof typeof KINDS

/** Largest seed, because an id has four hexadecimal digits for it. */
export const LARGEST_SEED = 0xffff

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/**
 * Returns the id of a made-up row. Ids ascend with the index, so that a run finds where the last
 * one stopped, and so that the indexes of the ids grow at their end.
 */
export const seedId = (kind: Kind, seed: number, index: number) =>
  `5eed${hex(seed, 4)}-${hex(KINDS[kind], 4)}-8000-8000-${hex(index, 12)}`

/** Returns the first and the last id that a kind may have. */
export const seedIdRange = (kind: Kind, seed: number) =>
  [seedId(kind, seed, 0), seedId(kind, seed, 0xffff_ffff_ffff)] as const

/** Returns the first and the last id of made-up rows of every kind and seed. */
export const EVERY_SEED_ID = [
  '5eed0000-0000-0000-0000-000000000000',
  '5eedffff-ffff-ffff-ffff-ffffffffffff',
] as const

/**
 * Returns the id of a listing's first photo. store-seed-listings.ts numbers the other photos in the
 * same way.
 */
export const coverIdOf = (listingId: string) =>
  listingId.replace('-0001-8000-', `-${hex(KINDS.photo, 4)}-8000-`)
