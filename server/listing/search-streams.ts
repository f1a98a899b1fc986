import type { ListingFilters } from '@domain/search/listing-query'
import { looseParts } from '@domain/search/loose-text'
import type { Database } from '@server/database/tables'
import {
  groupOf,
  look,
  lookUpsOf,
  MANY_WORDS,
  MOST_LOOKED_UP,
  partOf,
  type LookUp,
} from './search-look-ups'
import { filterGroups, type SearchBounds, type TokenGroup } from './search-tokens'
import { takesAll, type RankedSearch } from './text-conditions'

/** Listings to compare, which have a token of each group. */
export interface Stream {
  groups: readonly TokenGroup[]
  /** Whether only listings that fulfil the read filters belong to it. */
  isRead: boolean
}

/** Streams that contain every match together, or none when the words do not narrow the listings. */
export interface Streams {
  streams: readonly Stream[] | undefined
  /** Whether a group has so many words that each look-up takes a long time. */
  isCoarse: boolean
  bounds: SearchBounds | undefined
}

/**
 * Returns the streams of listings that may match a plan.
 *
 * @param chosen Filters that the guest has chosen.
 */
export async function streamsOf(
  database: Database,
  search: RankedSearch,
  chosen: ListingFilters,
): Promise<Streams> {
  if (takesAll(search)) return { streams: undefined, isCoarse: false, bounds: undefined }
  const { plan, isPart } = search
  const terms = plan.terms.filter(({ isOptional }) => !isOptional)
  const ofTerms = terms.slice(0, MOST_LOOKED_UP).map(lookUpsOf)
  // A name that contains the phrase lacks the words of signs.
  const literals = plan.literals.filter((word) => !plan.phrase || looseParts(word).length > 0)
  const ofLiterals = literals.slice(0, MOST_LOOKED_UP).map((word) => [partOf(word)])
  const found = await look(database, [...ofTerms.flat(), ...ofLiterals.flat()])
  const read = filterGroups(plan.filters, found.bounds)
  const always = filterGroups(chosen, found.bounds)
  const hasRead = Object.keys(plan.filters).length > 0
  const groups = (each: readonly (readonly LookUp[])[]) =>
    each.flatMap((lookUps) => groupOf(found, lookUps))
  const isTyped = terms.every((term) => term.literals.every((each) => plan.literals.includes(each)))
  const streams: Stream[] = []
  if (isPart) {
    if (terms.length > 0) streams.push({ groups: groupOf(found, ofTerms.flat()), isRead: false })
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
  return {
    streams:
      isBounded && streams.length > 0
        ? streams.map((stream) => ({ ...stream, groups: [...always, ...stream.groups] }))
        : undefined,
    isCoarse: streams.some(({ groups: all }) => all.some((group) => group.length > MANY_WORDS)),
    bounds: found.bounds,
  }
}
