import {
  SAMPLE_ADDRESS,
  sampleArea,
  sampleBedrooms,
  sampleMap,
  sampleNearbyPlaces,
} from '@app/samples/property-sample'
import { ExploreArea } from '@ui/property/ExploreArea'
import { SampleSections } from '@ui/property/SampleSections'
import { WhereYouSleep } from '@ui/property/WhereYouSleep'

/** Sample sections in the left column of a property page. */
export function PropertyArea() {
  return (
    <SampleSections>
      <ExploreArea map={sampleMap} address={SAMPLE_ADDRESS} places={sampleNearbyPlaces} />
      <WhereYouSleep bedrooms={sampleBedrooms} area={sampleArea} />
    </SampleSections>
  )
}
