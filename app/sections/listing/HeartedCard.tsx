import { memo } from 'react'
import type { Listing } from '@domain/schemas/listing-schema'
import type { StayInAddress } from '@domain/stay/stay-in-address'
import { FavouriteHeart } from '@features/favourite/FavouriteHeart'
import { ListingCard } from '@ui/listing/ListingCard'

export interface HeartedCardProps {
  /** Listing to show. */
  listing: Listing
  /** Name of the listing's property type. */
  typeName: string | undefined
  /** Whether the photo loads eagerly, for cards on the first screen. */
  isPriority: boolean
  headingLevel: 'h2' | 'h3'
  /** Dates and guests of the search. */
  stay: StayInAddress
  /** `sizes` attribute of the photo, for grids narrower than the page. */
  sizes?: string | undefined
}

/**
 * Card with its favourite button. It is memoised here because a button created in the grid would be
 * a new element on each render.
 */
export const HeartedCard = memo(function HeartedCard({
  listing,
  typeName,
  isPriority,
  headingLevel,
  stay,
  sizes,
}: HeartedCardProps) {
  return (
    <ListingCard
      listing={listing}
      headingLevel={headingLevel}
      stay={stay}
      typeName={typeName}
      action={<FavouriteHeart listing={listing} />}
      isPriority={isPriority}
      sizes={sizes}
    />
  )
})
