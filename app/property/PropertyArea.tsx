import { ExploreArea } from '@ui/property/ExploreArea'
import { WhereYouSleep } from '@ui/property/WhereYouSleep'
import {
  sampleAddress,
  sampleBedrooms,
  sampleMap,
  sampleNearbyPlaces,
} from '../fixtures/property-sample'

/** The sample parts of a home's left column (section 2.10). */
export function PropertyArea() {
  return (
    <>
      <ExploreArea map={sampleMap} address={sampleAddress} places={sampleNearbyPlaces} />
      <WhereYouSleep bedrooms={sampleBedrooms} />
    </>
  )
}
