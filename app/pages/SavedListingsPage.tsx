import { useEffect, useState } from 'react'
import { usePageTitle } from '@app/navigation/use-page-title'
import { SAVED_LAST_UPDATED } from '@app/samples/saved-last-updated'
import { ListingCards } from '@app/sections/listing/ListingCards'
import { savedCopy } from '@domain/copy/saved-copy'
import { paths } from '@domain/paths'
import { useFavourites } from '@features/favourite/use-favourites'
import { EmptyState } from '@ui/feedback/EmptyState'
import { ErrorState } from '@ui/feedback/ErrorState'
import { PageFrame } from '@ui/layout/PageFrame'
import { ListingGridSkeleton } from '@ui/listing/ListingGridSkeleton'
import { SavedHeader } from '@ui/listing/SavedHeader'

/**
 * Saved listings page.
 *
 * @avoid For listings seen recently: only saved ones appear.
 * @a11y The count is a status. Each heart is a toggle button named after its listing.
 */
export function SavedListingsPage() {
  usePageTitle(savedCopy.heading)
  const { items, fetchError, reason, isOffline, refetch } = useFavourites()
  // A list loaded earlier may be out of date, because another device may have changed it.
  const [wasLoaded] = useState(items !== undefined)
  useEffect(() => {
    if (wasLoaded) void refetch()
  }, [wasLoaded, refetch])

  const retry = () => void refetch()
  const isFailed = fetchError !== undefined && items === undefined
  return (
    <PageFrame>
      <SavedHeader
        count={items?.length}
        isLoading={!isFailed && !items}
        lastUpdated={SAVED_LAST_UPDATED}
      />
      {isFailed && (
        <ErrorState title={fetchError} body={reason} isOffline={isOffline} onRetry={retry} />
      )}
      {!isFailed && !items && <ListingGridSkeleton cards={5} />}
      {items?.length === 0 && (
        <EmptyState
          illustration="saved"
          fillsPage
          title={savedCopy.emptyTitle}
          body={savedCopy.emptyBody}
          actionLabel={savedCopy.addListings}
          href={paths.discover}
        />
      )}
      {items && items.length > 0 && (
        <ListingCards listings={items} label={savedCopy.heading} keepsCards />
      )}
    </PageFrame>
  )
}
