import type { Listing } from '@domain/schemas/listing-schema'
import { FavouriteHeart } from '@features/favourites/FavouriteHeart'
import { memo } from 'react'
import { ListingCard } from '@ui/listing/ListingCard'

export interface HeartedCardProps {
  listing: Listing
  /** Name of the home's property type. */
  typeName: string | undefined
  /** For the cards seen first: their photo does not wait. */
  isPriority: boolean
  headingLevel: 'h2' | 'h3'
  /** How wide the photo is, where the grid is not as wide as the page. */
  sizes?: string | undefined
}

/** A card with its heart. Memoised here, because a heart made in the grid would be new each time. */
export const HeartedCard = memo(function HeartedCard({
  listing,
  typeName,
  isPriority,
  headingLevel,
  sizes,
}: HeartedCardProps) {
  return (
    <ListingCard
      listing={listing}
      headingLevel={headingLevel}
      typeName={typeName}
      action={<FavouriteHeart listing={listing} />}
      isPriority={isPriority}
      {...(sizes ? { sizes } : {})}
    />
  )
})
