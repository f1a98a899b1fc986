import { resultsCopy } from '@domain/copy/results-copy'
import type { Listing, ListingPage } from '@domain/schemas/listing-schema'
import { CloseMatches } from '@ui/listing/CloseMatches'
import { ListingCards } from './ListingCards'

export interface MatchedCardsProps {
  /** Page of a search, as it came. */
  results: Pick<ListingPage, 'matched' | 'close' | 'words' | 'read'> & {
    listings?: readonly Listing[] | undefined
  }
  /** Number of listings before the page. */
  start: number
  isBusy: boolean
  /** Maximum number of columns. */
  columns: 3 | 4 | 5
}

/** Grid of the listings that match, with the kinds of close matches in a section below it. */
export function MatchedCards({ results, start, ...grid }: MatchedCardsProps) {
  const { listings = [], matched = Infinity, close = [], words = [], read } = results
  const matches = listings.slice(0, Math.max(0, matched - start))
  const groups = close.flatMap(({ kind, total }, index) => {
    const from = close.slice(0, index).reduce((sum, each) => sum + each.total, matched) - start
    const own = listings.slice(Math.max(0, from), Math.max(0, from + total))
    if (own.length === 0) return []
    const context = { place: read?.place, state: own[0]?.state, words }
    return [{ kind, listings: own, heading: resultsCopy.close[kind](context) }]
  })
  if (groups.length === 0) return <ListingCards listings={listings} read={read} {...grid} />
  return (
    <div>
      {matches.length > 0 && <ListingCards listings={matches} read={read} {...grid} />}
      <CloseMatches
        groups={groups.map(({ heading, listings: own }, index) => ({
          heading,
          cards: (
            <ListingCards
              listings={own}
              read={read}
              {...grid}
              isFirstOnPage={matches.length === 0 && index === 0}
              headingLevel="h4"
            />
          ),
        }))}
      />
    </div>
  )
}
