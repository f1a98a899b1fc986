import {
  sampleCancellationPeriods,
  SAMPLE_DAMAGE_POLICY,
  sampleInformation,
  sampleRating,
  sampleRatingRows,
  sampleReviews,
} from '@app/samples/property-sample'
import type { Listing } from '@domain/schemas/listing-schema'
import { DamageAndCancellation } from '@ui/property/DamageAndCancellation'
import { HouseRules } from '@ui/property/HouseRules'
import { RatingsAndReviews } from '@ui/review/RatingsAndReviews'
import { SimilarListings } from './SimilarListings'

export interface PropertyMoreProps {
  /** Listing to show. */
  listing: Listing
}

/** Sections below the first screens of a property page. */
export function PropertyMore({ listing }: PropertyMoreProps) {
  return (
    <>
      <HouseRules rules={listing.houseRules} />
      <DamageAndCancellation
        periods={sampleCancellationPeriods}
        damagePolicy={SAMPLE_DAMAGE_POLICY}
        information={sampleInformation}
      />
      <RatingsAndReviews {...sampleRating} rows={sampleRatingRows} reviews={sampleReviews} />
      <SimilarListings listing={listing} />
    </>
  )
}
