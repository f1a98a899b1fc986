import { memo } from 'react'
import type { Listing } from '@domain/schemas/listing-schema'
import { FavouriteButton } from '@ui/listing/FavouriteButton'
import { useHeart } from './use-heart'

export interface FavouriteHeartProps {
  /** Listing to show. */
  listing: Listing
}

/**
 * Heart of a listing card. All hearts of a listing read one list, so they always agree.
 *
 * @avoid On a property page: SaveToggle has a label there.
 * @a11y As FavouriteButton: a toggle button named after the listing, with a tooltip for visitors.
 */
export const FavouriteHeart = memo(function FavouriteHeart({ listing }: FavouriteHeartProps) {
  return <FavouriteButton name={listing.name} {...useHeart(listing)} />
})
