import type { Ref } from 'react'
import { ListingCardSkeleton } from './ListingCardSkeleton'
import { ListingGrid } from './ListingGrid'

export interface ListingGridSkeletonProps {
  /** Number of skeleton cards. Use the page size, so that the content below does not shift. */
  cards: number
  /** Maximum number of columns. 5 by default. */
  columns?: 3 | 4 | 5 | undefined
  /** Ref to the skeleton. */
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * Skeleton of the grid while listings load. The line above it says that they do.
 *
 * @avoid While new results replace others: ListingGrid dims those.
 * @a11y Hidden; the status above it says that listings are loading.
 */
export function ListingGridSkeleton({ cards, columns, ref }: ListingGridSkeletonProps) {
  return (
    <div aria-hidden ref={ref}>
      <ListingGrid columns={columns}>
        {Array.from({ length: cards }, (_, index) => (
          <ListingCardSkeleton key={index} />
        ))}
      </ListingGrid>
    </div>
  )
}
