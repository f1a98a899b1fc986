import { styled } from '@mui/material/styles'
import { PAGE_SIZE } from '@domain/constants'
import { homeCopy } from '@domain/copy/home-copy'
import { ListingCardSkeleton } from './ListingCardSkeleton'
import { ListingGrid } from './ListingGrid'

export interface ListingGridSkeletonProps {
  /** Number of skeleton cards. Use the page size, so that the content below does not shift. */
  cards?: number | undefined
}

/** Skeleton of the grid while listings load. Its status line is as tall as ResultCount. */
export function ListingGridSkeleton({ cards = PAGE_SIZE.home }: ListingGridSkeletonProps) {
  return (
    <div>
      <Line role="status">{homeCopy.loading}</Line>
      <div aria-hidden>
        <ListingGrid>
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
  marginBlockEnd: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
}))
