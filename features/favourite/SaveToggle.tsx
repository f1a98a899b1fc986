import type { Listing } from '@domain/schemas/listing-schema'
import { SaveButton } from '@ui/listing/SaveButton'
import { useHeart } from './use-heart'

export interface SaveToggleProps {
  listing: Listing
}

/** Save and Unsave button of the property page. */
export function SaveToggle({ listing }: SaveToggleProps) {
  return <SaveButton {...useHeart(listing)} />
}
