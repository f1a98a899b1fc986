import { memo } from 'react'
import type { Listing } from '@domain/schemas/listing-schema'
import { FavouriteButton } from '@ui/listing/FavouriteButton'
import { useHeart } from './use-heart'

export interface FavouriteHeartProps {
  listing: Listing
}

/** Heart of a listing card. All hearts of a listing read one list, so they always agree. */
export const FavouriteHeart = memo(function FavouriteHeart({ listing }: FavouriteHeartProps) {
  return <FavouriteButton name={listing.name} {...useHeart(listing)} />
})
