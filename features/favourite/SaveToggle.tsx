import type { Listing } from '@domain/schemas/listing-schema'
import { SaveButton } from '@ui/listing/SaveButton'
import { useHeart } from './use-heart'

export interface SaveToggleProps {
  /** Listing to show. */
  listing: Listing
}

/**
 * Save and Unsave button of the property page.
 *
 * @avoid On a card: FavouriteHeart is the small form.
 * @a11y As SaveButton: its text is its name and changes with its state.
 */
export function SaveToggle({ listing }: SaveToggleProps) {
  return <SaveButton {...useHeart(listing)} />
}
