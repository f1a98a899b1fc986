import {
  SAMPLE_ADDRESS,
  sampleBedrooms,
  sampleMap,
  sampleNearbyPlaces,
} from '@app/samples/property-sample'
import { ExploreArea } from '@ui/property/ExploreArea'
import { WhereYouSleep } from '@ui/property/WhereYouSleep'

/** Sample sections in the left column of a property page. */
export function PropertyArea() {
  return (
    <>
      <ExploreArea map={sampleMap} address={SAMPLE_ADDRESS} places={sampleNearbyPlaces} />
      <WhereYouSleep bedrooms={sampleBedrooms} />
    </>
  )
}
