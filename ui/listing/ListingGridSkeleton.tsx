import { styled } from '@mui/material/styles'
import { PAGE_SIZE } from '@domain/constants'
import { homeCopy } from '@domain/copy/home-copy'
import { ListingCardSkeleton } from './ListingCardSkeleton'
import { ListingGrid } from './ListingGrid'

export interface ListingGridSkeletonProps {
  /** As many as the page will hold, so that what is below stays where it is. */
  cards?: number
}

/** The grid while homes load. It says so in a line as high as ResultCount's. */
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
