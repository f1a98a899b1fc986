/** Kinds of made-up rows. The number is a part of their ids. */
const KINDS = { listing: 1, photo: 2, guest: 3, booking: 4 } as const
type Kind = keyof typeof KINDS

/** Largest seed, because an id has two hexadecimal digits for it. */
export const LARGEST_SEED = 0xff
const LARGEST_INDEX = 0xfff_ffff

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/**
 * Returns the id of a made-up row. Ids ascend with the index, so that a run finds where the last
 * one stopped, and so that the indexes of the ids grow at their end. The index begins within the
 * first 52 bits, because PostgreSQL's GiST places an id by no more than those: ids that differ
 * later share all pages of the index, so that every booking reads the whole of it.
 */
export function seedId(kind: Kind, seed: number, index: number) {
  const digits = hex(index, 7)
  const [first, second, last] = [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6)]
  return `5eed${hex(seed, 2)}${first}-${second}-8${last}00-8${KINDS[kind]}00-000000000000`
}

/** Returns the index that seedId() made an id from. */
export const indexOfSeedId = (id: string) =>
  Number.parseInt(id.slice(6, 8) + id.slice(9, 13) + id.slice(15, 16), 16)

/** Returns the first and the last id that a kind may have. */
export const seedIdRange = (kind: Kind, seed: number) =>
  [seedId(kind, seed, 0), seedId(kind, seed, LARGEST_INDEX)] as const

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
  listingId.replace(`-8${KINDS.listing}00-`, `-8${KINDS.photo}00-`)
