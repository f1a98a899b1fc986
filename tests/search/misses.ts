import type { ListingPage } from '@domain/schemas/listing-schema'
import type { GoldenQuery } from './expected'
import { goldenListings } from './golden-listings'

/** The day on which the golden queries are asked. */
export const GOLDEN_TODAY = '2026-02-01'

const SHOWN = 3

const byName = new Map(goldenListings.map((listing) => [listing.name, listing]))

/** Returns the queries without a right answer among the first three, with what they found. */
export async function missesOf(
  queries: readonly GoldenQuery[],
  search: (text: string, limit: number) => Promise<ListingPage>,
): Promise<string[]> {
  const misses: string[] = []
  for (const [text, isRight] of queries) {
    const { listings } = await search(text, SHOWN)
    const found = listings.flatMap(({ name }) => byName.get(name) ?? [])
    if (found.some(isRight)) continue
    const answers = found.map(({ name, city }) => `${name} (${city})`).join('; ')
    misses.push(`${text}: ${answers || 'nothing'}`)
  }
  return misses
}
