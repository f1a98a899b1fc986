import type { TokenGroup } from './search-tokens'
import type { TokenShares } from './token-shares'

/** Groups that are worth looking up, the rarest first. */
export interface NarrowedGroups {
  groups: TokenGroup[]
  /** Number of listings that probably have a token of each, or undefined if nobody has counted. */
  listings: number | undefined
  /** The same for all groups, also for those that are not worth it. */
  leastListings: number | undefined
  /** Whether a group has so many tokens that each look-up takes a noticeable time. */
  isCoarse: boolean
}

/** Number of tokens of a group from which each look-up takes a noticeable time. */
const MANY_TOKENS = 100
/** Number of listings that are compared sooner than another group of many tokens is looked up. */
const FEW_LISTINGS = 5_000
/** How much longer it takes to read a listing than to pass it in the list of a token. */
const READ_COST = 40

const isLarge = (group: TokenGroup) => group.length > MANY_TOKENS

/**
 * Leaves out groups that cost more than they save: a group that most listings have does not narrow
 * the search, and passing all of its entries takes longer than to compare the listings.
 */
export function narrowGroups(
  all: readonly TokenGroup[],
  shares: TokenShares | undefined,
): NarrowedGroups {
  if (!shares) {
    const isCoarse = all.some(isLarge)
    return { groups: [...all], listings: undefined, leastListings: undefined, isCoarse }
  }
  const sized = all
    .map((group) => ({ group, ...shares.of(group) }))
    .toSorted((a, b) => Number(isLarge(a.group)) - Number(isLarge(b.group)) || a.likely - b.likely)
  const groups: TokenGroup[] = []
  let share = 1
  for (const { group, counted, likely } of sized) {
    const saves = share * (1 - counted) * READ_COST > likely
    const isWorth = saves && (!isLarge(group) || share * shares.listings > FEW_LISTINGS)
    if (groups.length > 0 && !isWorth) continue
    groups.push(group)
    share *= likely
  }
  const ofAll = sized.reduce((product, { likely }) => product * likely, 1)
  return {
    groups,
    listings: share * shares.listings,
    leastListings: ofAll * shares.listings,
    isCoarse: groups.some(isLarge),
  }
}
