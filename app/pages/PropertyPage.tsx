import { Suspense, useMemo } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { AddressedLightbox } from '@app/navigation/AddressedLightbox'
import { useIsReturning } from '@app/navigation/use-page-moves'
import { usePageTitle } from '@app/navigation/use-page-title'
import { usePhotoParam } from '@app/navigation/use-photo-param'
import {
  SAMPLE_ADDRESS,
  sampleArea,
  sampleBedrooms,
  sampleMap,
  sampleNearbyPlaces,
} from '@app/samples/property-sample'
import { PropertyMore } from '@app/sections/property/PropertyMore'
import { ShareAddress } from '@app/sections/property/ShareAddress'
import { propertyCopy } from '@domain/copy/property-copy'
import { listingTitle } from '@domain/listing/listing-title'
import { photosOf } from '@domain/listing/photos'
import { paths } from '@domain/paths'
import type { Listing } from '@domain/schemas/listing-schema'
import { useAmenities } from '@features/amenity/use-amenities'
import { PropertyBookingCard } from '@features/booking/PropertyBookingCard'
import { SaveToggle } from '@features/favourite/SaveToggle'
import { useProperty } from '@features/listing/use-property'
import { ErrorState } from '@ui/feedback/ErrorState'
import { Gallery } from '@ui/gallery/Gallery'
import { LongPage } from '@ui/layout/long-page'
import { MainAndAside } from '@ui/layout/MainAndAside'
import { PageFrame } from '@ui/layout/PageFrame'
import { Sections } from '@ui/layout/Sections'
import { SeenListing } from '@ui/listing/SeenListing'
import { AboutText } from '@ui/property/AboutText'
import { Amenities } from '@ui/property/Amenities'
import { CountsRow } from '@ui/property/CountsRow'
import { ExploreArea } from '@ui/property/ExploreArea'
import { PropertyHead } from '@ui/property/PropertyHead'
import { PropertySkeleton } from '@ui/property/PropertySkeleton'
import { PropertyTitle } from '@ui/property/PropertyTitle'
import { SampleSections } from '@ui/property/SampleSections'
import { WhereYouSleep } from '@ui/property/WhereYouSleep'

const BOOKING_CARD_ID = 'booking-card'

/**
 * Property page of one listing.
 *
 * @avoid For a preview of a listing: ListingCard is enough in a list.
 * @a11y The name is the `h1`, each section an `h2` with a labelled region. The bar at the bottom
 * moves the focus to the booking card.
 */
export function PropertyPage() {
  const { name = '' } = useParams()
  const [parameters] = useSearchParams()
  const { listing, seen, isMissing, error, reason, isOffline, refetch } = useProperty(
    name,
    parameters.get('id'),
  )
  const isReturning = useIsReturning()
  usePageTitle(seen ? listingTitle(seen) : isMissing ? propertyCopy.notFound : undefined)

  if (isMissing) return <Navigate to={paths.notFound} replace />
  if (!listing && error) {
    const retry = () => void refetch()
    return (
      <PageFrame>
        <ErrorState
          heading="h1"
          title={error}
          body={reason}
          isOffline={isOffline}
          onRetry={retry}
        />
      </PageFrame>
    )
  }
  if (!listing && seen) return <SeenListing listing={seen} />
  if (!listing) {
    return (
      <PageFrame>
        <PropertySkeleton />
        {isReturning && <LongPage />}
      </PageFrame>
    )
  }
  return (
    <PageFrame>
      <PropertyHead>
        <PropertyPhotos listing={listing} />
        <PropertyTitle
          listing={listing}
          actions={
            <>
              <SaveToggle listing={listing} />
              <ShareAddress />
            </>
          }
        />
        <CountsRow {...listing} />
      </PropertyHead>
      <Sections>
        <MainAndAside
          aside={<PropertyBookingCard key={listing._id} id={BOOKING_CARD_ID} listing={listing} />}
        >
          <PropertyArea />
          <AboutText description={listing.description} />
          <PropertyAmenities listing={listing} />
        </MainAndAside>
        {/* React takes over what is in a Suspense apart from the rest. Nothing in it waits. */}
        <Suspense>
          <PropertyMore listing={listing} />
        </Suspense>
      </Sections>
    </PageFrame>
  )
}

/** Amenities of a listing. The section is left out when their names cannot be fetched. */
function PropertyAmenities({ listing: { amenities: ids = [] } }: { listing: Listing }) {
  const { amenities, error } = useAmenities(ids.length > 0)
  return !error && <Amenities ids={ids} amenities={amenities} />
}

/** Sample sections in the left column of a property page. */
function PropertyArea() {
  return (
    <SampleSections>
      <ExploreArea map={sampleMap} address={SAMPLE_ADDRESS} places={sampleNearbyPlaces} />
      <WhereYouSleep bedrooms={sampleBedrooms} area={sampleArea} />
    </SampleSections>
  )
}

/** Gallery and lightbox of a listing. The address holds the open photo. */
function PropertyPhotos({ listing }: { listing: Listing }) {
  const photos = useMemo(() => photosOf(listing), [listing])
  const photo = usePhotoParam(photos.length)
  return (
    <>
      <Gallery photos={photos} name={listing.name} onOpen={photo.open} />
      <AddressedLightbox photos={photos} name={listing.name} photo={photo} />
    </>
  )
}
