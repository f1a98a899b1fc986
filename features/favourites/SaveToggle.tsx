import type { Listing } from '@domain/schemas/listing-schema'
import { SaveButton } from '@ui/listing/SaveButton'
import { useHeart } from './use-heart'

export interface SaveToggleProps {
  listing: Listing
}

/** The property page's Save / Unsave (section 2.10). */
export function SaveToggle({ listing }: SaveToggleProps) {
  return <SaveButton {...useHeart(listing)} />
}
