import type { Listing, ReadFilters } from '@domain/schemas/listing-schema'
import { CloseMatches } from '@ui/listing/CloseMatches'
import { ListingCards } from './ListingCards'

export interface MatchedCardsProps {
  /** Listings of one page. */
  listings: readonly Listing[]
  /** How many of them match. The others only nearly match, and come last. */
  matched: number
  isBusy: boolean
  /** Filters that were read in the search text. Their dates and guests go into the cards' links. */
  read?: ReadFilters | undefined
  /** Maximum number of columns. */
  columns: 3 | 4
}

/** Grid of the listings that match, with those that nearly match in a section below it. */
export function MatchedCards({ listings, matched, ...grid }: MatchedCardsProps) {
  const close = listings.slice(Math.max(0, matched))
  if (close.length === 0) return <ListingCards listings={listings} {...grid} />
  return (
    <div>
      {matched > 0 && <ListingCards listings={listings.slice(0, matched)} {...grid} />}
      <CloseMatches>
        <ListingCards listings={close} {...grid} isFirstOnPage={matched === 0} headingLevel="h3" />
      </CloseMatches>
    </div>
  )
}
