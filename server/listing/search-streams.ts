import type { RawBuilder } from 'kysely'
import type { ListingFilters } from '@domain/search/listing-query'
import type { Database } from '@server/database/tables'
import { narrowGroups, type NarrowedGroups } from './narrow-groups'
import { groupOf, lookOnce, lookUpsOf, type LookUp, type Looks } from './search-look-ups'
import { filterGroups, withinPrices, type SearchBounds, type TokenGroup } from './search-tokens'
import { matchConditions, takesAll, type RankedSearch } from './text-conditions'
import { tokenShares, type TokenShares } from './token-shares'

/** Listings to compare, which have a token of each group. No match is in two streams. */
export interface Stream extends NarrowedGroups {
  /** Whether only listings that fulfil the read filters belong to it. */
  isRead: boolean
  /** Condition that exactly its matches fulfil. */
  matches: RawBuilder<unknown>
}

/** Streams that contain every match together. */
export interface Streams {
  streams: readonly Stream[]
  bounds: SearchBounds
  /** How common tokens are, where that is known. */
  shares: TokenShares | undefined
  /** Whether the chosen filters leave so few listings that reading in order takes long. */
  isFiltered: boolean
  /** Number of listings that probably fulfil the chosen filters. */
  chosen: number
}

/** Share of the listings from which reading in order soon finds some that fulfil the filters. */
const FILTERED = 1 / 20

/**
 * Returns the streams of listings that may match a plan, or undefined when the words do not narrow
 * the listings.
 *
 * @param chosen Filters that the guest has chosen.
 */
export async function streamsOf(
  database: Database,
  search: RankedSearch,
  chosen: ListingFilters,
  looks: Looks,
): Promise<Streams | undefined> {
  if (takesAll(search)) return undefined
  const { plan, isPart } = search
  const terms = plan.terms.filter(({ isOptional }) => !isOptional)
  const { terms: ofTerms, literals: ofLiterals } = lookUpsOf(plan, isPart)
  const found = await lookOnce(database, [...ofTerms.flat(), ...ofLiterals.flat()], looks)
  const shares = await tokenShares(database)
  const { bounds } = found
  const read = filterGroups(plan.filters, bounds)
  const always = filterGroups(chosen, bounds)
  const hasRead = Object.keys(plan.filters).length > 0
  const groups = (each: readonly (readonly LookUp[])[]) =>
    each.flatMap((lookUps) => groupOf(found, lookUps, shares))
  const isTyped = terms.every((term) => term.literals.every((each) => plan.literals.includes(each)))
  const streams: { groups: readonly TokenGroup[]; isRead: boolean }[] = []
  if (isPart) {
    if (terms.length > 0)
      streams.push({ groups: groupOf(found, ofTerms.flat(), shares), isRead: false })
    if (hasRead) streams.push({ groups: read, isRead: true })
  } else {
    streams.push({ groups: [...groups(ofTerms), ...read], isRead: hasRead })
    // Otherwise the first stream contains the listings with all words as typed.
    if (hasRead || !isTyped) streams.push({ groups: groups(ofLiterals), isRead: false })
  }
  // Where nothing else is wanted, the read filters alone decide.
  const isAlone = isPart || terms.length === 0
  const isBounded = streams.every(
    (stream) => stream.groups.length > 0 || (stream.isRead && isAlone),
  )
  if (!isBounded || !bounds || streams.length === 0) return undefined
  const conditions = matchConditions(search, streams.length)
  const shareOfChosen = always
    .map((group) => shares?.of(group).likely ?? 1)
    .reduce((product, each) => product * each, 1)
  return {
    bounds: withinPrices(bounds, chosen),
    shares,
    isFiltered: shareOfChosen < FILTERED,
    chosen: shareOfChosen * (shares?.listings ?? Infinity),
    streams: streams.map((stream, index) => ({
      ...narrowGroups([...always, ...stream.groups], shares),
      isRead: stream.isRead,
      matches: conditions[index] ?? conditions[0],
    })),
  }
}
