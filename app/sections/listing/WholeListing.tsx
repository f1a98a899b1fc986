import { useEffect } from 'react'
import type { Listing } from '@domain/schemas/listing-schema'
import { useListing } from '@features/listing/use-listing'

export interface WholeListingProps {
  id: string
  onLoaded: (listing: Listing) => void
}

/** Loads a listing with all of its fields and draws nothing. */
export function WholeListing({ id, onLoaded }: WholeListingProps) {
  const { listing } = useListing(id)
  useEffect(() => {
    if (listing) onLoaded(listing)
  }, [listing, onLoaded])
  return null
}
