import { styled } from '@mui/material/styles'
import { PAGE_SIZE } from '@domain/constants'
import { homeCopy } from '@domain/copy/home-copy'
import { ListingCardSkeleton } from './ListingCardSkeleton'
import { ListingGrid } from './ListingGrid'

export interface ListingGridSkeletonProps {
  /** Number of skeleton cards. Use the page size, so that the content below does not shift. */
  cards?: number | undefined
  /** Maximum number of columns. 4 by default. */
  columns?: 3 | 4 | undefined
}

/**
 * Skeleton of the grid while listings load. Its status line is as tall as ResultCount.
 *
 * @avoid While new results replace others: ListingGrid dims those.
 * @a11y A status says that listings are loading; the cards are hidden.
 */
export function ListingGridSkeleton({
  cards = PAGE_SIZE.home,
  columns = 4,
}: ListingGridSkeletonProps) {
  return (
    <div>
      <Line role="status">{homeCopy.loading}</Line>
      <div aria-hidden>
        <ListingGrid columns={columns}>
          {Array.from({ length: cards }, (_, index) => (
            <ListingCardSkeleton key={index} />
          ))}
        </ListingGrid>
      </div>
    </div>
  )
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  minHeight: theme.size.touch,
  alignContent: 'center',
  marginBlockEnd: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
}))
