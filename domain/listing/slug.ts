import type { Listing } from '@domain/schemas/listing-schema'

/** Slug of a name without any usable character. */
export const EMPTY_SLUG = 'listing'

/** Longest slug that a request may name, in characters. No name of a listing makes a longer one. */
export const LONGEST_SLUG = 400

/**
 * Converts to lower case, removes punctuation and replaces spaces by hyphens. Letters, marks and
 * digits of any script stay. The result may be empty, unlike that of slugOf().
 */
export const slugify = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    // A removed character may have separated a letter from its mark.
    .normalize('NFC')

/** Returns the `:name` in a listing's address. */
export const slugOf = (listing: Pick<Listing, 'name'>): string =>
  slugify(listing.name) || EMPTY_SLUG

/**
 * Returns the parts of a link to a listing, for paths.property(slug, id). The id is set only when
 * the slug alone is ambiguous.
 */
export const linkPartsOf = (
  listing: Pick<Listing, '_id' | 'name' | 'slugShared'>,
): { slug: string; id: string | undefined } => {
  const slug = slugOf(listing)
  return { slug, id: listing.slugShared || slug === EMPTY_SLUG ? listing._id : undefined }
}

/** Marks the listings that share a slug with another, for a backend that does not mark them. */
export const withSharedSlugs = (listings: readonly Listing[]): Listing[] => {
  const counts = new Map<string, number>()
  for (const listing of listings) {
    const slug = slugOf(listing)
    counts.set(slug, (counts.get(slug) ?? 0) + 1)
  }
  return listings.map((listing) =>
    (counts.get(slugOf(listing)) ?? 0) > 1 ? { ...listing, slugShared: true } : listing,
  )
}

/**
 * Returns the listing of an address: the one with the id if its slug matches, otherwise the oldest
 * with the slug. A listing without createdAt counts as the oldest.
 */
export const findBySlug = <L extends Pick<Listing, '_id' | 'name' | 'createdAt'>>(
  listings: readonly L[],
  slug: string,
  id?: string | null,
): L | undefined => {
  const wanted = slugify(slug) || EMPTY_SLUG
  const matches = listings.filter((listing) => slugOf(listing) === wanted)
  const named = id ? matches.find((listing) => listing._id === id) : undefined
  if (named) return named
  return matches.reduce<L | undefined>(
    (oldest, listing) =>
      !oldest || (listing.createdAt ?? '') < (oldest.createdAt ?? '') ? listing : oldest,
    undefined,
  )
}
