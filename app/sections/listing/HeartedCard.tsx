import { memo, useState } from 'react'
import type { Listing } from '@domain/schemas/listing-schema'
import type { StayInAddress } from '@domain/stay/stay-in-address'
import { FavouriteHeart } from '@features/favourite/FavouriteHeart'
import { ListingCard } from '@ui/listing/ListingCard'
import { WholeListing } from './WholeListing'

export interface HeartedCardProps {
  /** Listing to show. */
  listing: Listing
  /** Name of the listing's property type. */
  typeName: string | undefined
  /** Whether the photo loads eagerly, for cards on the first screen. */
  isPriority: boolean
  headingLevel: 'h2' | 'h3' | 'h4'
  /** Dates and guests of the search. */
  stay: StayInAddress
  /** `sizes` attribute of the photo, for grids narrower than the page. */
  sizes?: string | undefined
}

/**
 * Card with its favourite button. When the guest turns its photos, the listing is loaded with their
 * descriptions, of which a list has only the first. It is memoised here because a button created in
 * the grid would be a new element on each render.
 */
export const HeartedCard = memo(function HeartedCard({
  listing,
  typeName,
  isPriority,
  headingLevel,
  stay,
  sizes,
}: HeartedCardProps) {
  const [isTurned, setIsTurned] = useState(false)
  const [whole, setWhole] = useState<Listing>()
  return (
    <>
      <ListingCard
        listing={whole ?? listing}
        headingLevel={headingLevel}
        stay={stay}
        typeName={typeName}
        action={<FavouriteHeart listing={listing} />}
        isPriority={isPriority}
        sizes={sizes}
        onTurn={() => setIsTurned(true)}
      />
      {isTurned && listing.partial && <WholeListing id={listing._id} onLoaded={setWhole} />}
    </>
  )
})
