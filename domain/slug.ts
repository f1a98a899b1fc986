import type { Listing } from './schemas/listing-schema'

/** The slug of a name that leaves nothing to print. */
export const EMPTY_SLUG = 'listing'

/**
 * Lower case, punctuation removed, spaces turned into hyphens (section 2.9). Letters, marks and
 * digits of any script stay. May be empty; slugOf() never is.
 */
export const slugify = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    // What was removed may have stood between a letter and its mark.
    .normalize('NFC')

/** The `:name` of a home's address. */
export const slugOf = (listing: Pick<Listing, 'name'>): string =>
  slugify(listing.name) || EMPTY_SLUG

/** What a link to a home is made of: paths.property(slug, id). The id only when it must decide. */
export const linkPartsOf = (
  listing: Pick<Listing, '_id' | 'name' | 'slugShared'>,
): { slug: string; id: string | undefined } => {
  const slug = slugOf(listing)
  return { slug, id: listing.slugShared || slug === EMPTY_SLUG ? listing._id : undefined }
}

/** For a backend that does not say so: marks the homes whose slug another home shares. */
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
 * The home that an address means: the one with the id when its slug agrees, else the oldest with
 * the slug. A home without createdAt counts as oldest.
 */
export const findBySlug = (
  listings: readonly Listing[],
  slug: string,
  id?: string | null,
): Listing | undefined => {
  const wanted = slugify(slug) || EMPTY_SLUG
  const matches = listings.filter((listing) => slugOf(listing) === wanted)
  const named = id ? matches.find((listing) => listing._id === id) : undefined
  if (named) return named
  return matches.reduce<Listing | undefined>(
    (oldest, listing) =>
      !oldest || (listing.createdAt ?? '') < (oldest.createdAt ?? '') ? listing : oldest,
    undefined,
  )
}
