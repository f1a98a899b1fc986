import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Body, CardRoot, Facts, Name, Price } from './listing-card-parts'

/** The exact boxes of a card to come: the same parts, so they cannot drift apart. */
export function ListingCardSkeleton() {
  return (
    <CardRoot as="div" aria-hidden>
      <Photo variant="rounded" />
      <Body>
        <Name as="div">
          <Skeleton width="70%" />
        </Name>
        <Facts as="div">
          <Skeleton width="50%" />
        </Facts>
        <Facts as="div">
          <Skeleton width="60%" />
        </Facts>
        <Price as="div">
          <b>
            <Skeleton width="40%" />
          </b>
        </Price>
      </Body>
    </CardRoot>
  )
}

const Photo = styled(Skeleton)({ width: '100%', height: 'auto', aspectRatio: '4 / 3' })
