import { styled } from '@mui/material/styles'
import { Bone } from '@ui/text/Bone'
import { Body, CardRoot, Facts, Name, NameRow, Price } from './listing-card-parts'

/**
 * Skeleton of a ListingCard. It uses the same parts, so the two keep the same size.
 *
 * @avoid For other content: build the skeleton from Bone.
 * @a11y Hidden from screen readers; ListingGridSkeleton says that listings are loading.
 */
export function ListingCardSkeleton() {
  return (
    <CardRoot as="div" aria-hidden>
      <Photo />
      <Body>
        <NameRow>
          <Name as="div">
            <Bone sx={{ width: '9rem' }} />
          </Name>
          <Bone sx={{ width: '2.5rem' }} />
        </NameRow>
        <Facts as="div">
          <Bone sx={{ width: '50%' }} />
        </Facts>
        <Facts as="div">
          <Bone sx={{ width: '60%' }} />
        </Facts>
        <Price as="div">
          <b>
            <Bone sx={{ width: '40%' }} />
          </b>
        </Price>
      </Body>
    </CardRoot>
  )
}

const Photo = styled(Bone)(({ theme }) => ({
  gridArea: '1 / 1',
  height: 'auto',
  aspectRatio: '4 / 3',
  borderRadius: theme.radius.photo,
}))
