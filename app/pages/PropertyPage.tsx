import { Suspense } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { useIsReturning } from '@app/navigation/use-page-moves'
import { usePageTitle } from '@app/navigation/use-page-title'
import { PropertyAmenities } from '@app/sections/property/PropertyAmenities'
import { PropertyArea } from '@app/sections/property/PropertyArea'
import { PropertyMore } from '@app/sections/property/PropertyMore'
import { PropertyPhotos } from '@app/sections/property/PropertyPhotos'
import { ShareAddress } from '@app/sections/property/ShareAddress'
import { propertyCopy } from '@domain/copy/property-copy'
import { listingTitle } from '@domain/listing/listing-title'
import { paths } from '@domain/paths'
import { PropertyBookingCard } from '@features/booking/PropertyBookingCard'
import { SaveToggle } from '@features/favourite/SaveToggle'
import { useProperty } from '@features/listing/use-property'
import { ErrorState } from '@ui/feedback/ErrorState'
import { OfflineState } from '@ui/feedback/OfflineState'
import { LongPage } from '@ui/layout/long-page'
import { MainAndAside } from '@ui/layout/MainAndAside'
import { PageFrame } from '@ui/layout/PageFrame'
import { Sections } from '@ui/layout/Sections'
import { SeenListing } from '@ui/listing/SeenListing'
import { AboutText } from '@ui/property/AboutText'
import { CountsRow } from '@ui/property/CountsRow'
import { PropertyHead } from '@ui/property/PropertyHead'
import { PropertySkeleton } from '@ui/property/PropertySkeleton'
import { PropertyTitle } from '@ui/property/PropertyTitle'

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
        {isOffline ? (
          <OfflineState heading="h1" onRetry={retry} />
        ) : (
          <ErrorState heading="h1" title={error} body={reason} onRetry={retry} />
        )}
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
