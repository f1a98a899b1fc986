import { useRef } from 'react'
import { ListingCards } from '@app/sections/listing/ListingCards'
import { SIMILAR_LISTINGS_MAX } from '@domain/constants'
import { propertyCopy } from '@domain/copy/property-copy'
import type { Listing } from '@domain/schemas/listing-schema'
import { useSimilarListings } from '@features/listing/use-similar-listings'
import { ListingGridSkeleton } from '@ui/listing/ListingGridSkeleton'
import { useDue } from '@ui/listing/use-due'
import { PropertySection } from '@ui/property/PropertySection'

export interface SimilarListingsProps {
  /** Listing on the page, which is not among the similar ones. */
  listing: Listing
}

/** `sizes` for three columns at the width of a text page. */
const PHOTO_SIZES = '(min-width: 80em) 26em, (min-width: 54em) 33vw, (min-width: 32em) 50vw, 100vw'

/**
 * Similar listings, fetched when a guest comes near, because many never do. The section is left out
 * when there are none or they cannot be fetched.
 */
export function SimilarListings({ listing }: SimilarListingsProps) {
  const skeleton = useRef<HTMLDivElement>(null)
  const { listings, isFailed } = useSimilarListings(listing, useDue(skeleton, false))
  if (isFailed || listings?.length === 0) return null
  return (
    <PropertySection title={propertyCopy.similar} isInPrint={false}>
      {listings ? (
        <ListingCards
          listings={listings}
          headingLevel="h3"
          columns={SIMILAR_LISTINGS_MAX}
          sizes={PHOTO_SIZES}
          isFirstOnPage={false}
        />
      ) : (
        <ListingGridSkeleton
          ref={skeleton}
          cards={SIMILAR_LISTINGS_MAX}
          columns={SIMILAR_LISTINGS_MAX}
        />
      )}
    </PropertySection>
  )
}
