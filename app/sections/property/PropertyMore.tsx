import {
  sampleCancellationPeriods,
  SAMPLE_DAMAGE_POLICY,
  sampleInformation,
  sampleRating,
  sampleRatingRows,
  sampleReviews,
} from '@app/samples/property-sample'
import { propertyCopy } from '@domain/copy/property-copy'
import type { Listing } from '@domain/schemas/listing-schema'
import { stayHours } from '@domain/stay/stay-hours'
import { useIsMoneyReal } from '@features/booking/money-settings'
import { DamageAndCancellation } from '@ui/property/DamageAndCancellation'
import { HouseRules } from '@ui/property/HouseRules'
import { SampleSections } from '@ui/property/SampleSections'
import { RatingsAndReviews } from '@ui/review/RatingsAndReviews'
import { SimilarListings } from './SimilarListings'

export interface PropertyMoreProps {
  /** Listing to show. */
  listing: Listing
}

/** Sections below the first screens of a property page. */
export function PropertyMore({ listing }: PropertyMoreProps) {
  const hours = stayHours(listing)
  const isMoneyReal = useIsMoneyReal()
  const { houseRules = [] } = listing
  return (
    <>
      <HouseRules rules={hours ? [hours, ...houseRules] : houseRules} />
      {isMoneyReal && (
        <DamageAndCancellation
          periods={propertyCopy.periodsUntilPaid}
          damagePolicy={propertyCopy.tellDamage}
        />
      )}
      <SampleSections>
        {!isMoneyReal && (
          <DamageAndCancellation
            periods={sampleCancellationPeriods}
            damagePolicy={SAMPLE_DAMAGE_POLICY}
            information={hours ? sampleInformation.slice(1) : sampleInformation}
          />
        )}
        <RatingsAndReviews {...sampleRating} rows={sampleRatingRows} reviews={sampleReviews} />
      </SampleSections>
      <SimilarListings key={listing._id} listing={listing} />
    </>
  )
}
