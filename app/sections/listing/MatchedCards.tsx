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

/**
 * Width of the photos in four columns as in three beside the panel, which differ by few pixels. One
 * value for both lets no photo load twice.
 */
const PHOTO_SIZES =
  '(min-width: 75em) min(25vw - 2.375em, 26em), (min-width: 54em) 33vw, (min-width: 32em) 50vw, 100vw'

/** Grid of the listings that match, with the kinds of close matches in a section below it. */
export function MatchedCards({ results, start, ...grid }: MatchedCardsProps) {
  const { listings = [], matched = Infinity, close = [], words = [], read } = results
  const looks = { ...grid, sizes: PHOTO_SIZES, read }
  const matches = listings.slice(0, Math.max(0, matched - start))
  const groups = close.flatMap(({ kind, total }, index) => {
    const from = close.slice(0, index).reduce((sum, each) => sum + each.total, matched) - start
    const own = listings.slice(Math.max(0, from), Math.max(0, from + total))
    if (own.length === 0) return []
    const context = { place: read?.place, state: own[0]?.state, words }
    return [{ kind, listings: own, heading: resultsCopy.close[kind](context) }]
  })
  if (groups.length === 0) return <ListingCards listings={listings} {...looks} />
  return (
    <div>
      {matches.length > 0 && <ListingCards listings={matches} {...looks} />}
      <CloseMatches
        groups={groups.map(({ heading, listings: own }, index) => ({
          heading,
          cards: (
            <ListingCards
              listings={own}
              {...looks}
              isFirstOnPage={matches.length === 0 && index === 0}
              headingLevel="h4"
            />
          ),
        }))}
      />
    </div>
  )
}
