import { discoverCopy } from '@domain/copy/discover-copy'
import { paths } from '@domain/paths'
import { hasFilters, type ListingFilters } from '@domain/search/listing-query'
import { EmptyState } from '@ui/feedback/EmptyState'

export interface DiscoverEmptyProps {
  query: ListingFilters
}

/**
 * Empty state of Discover, which tells a search without matches apart from a product without
 * listings.
 */
export function DiscoverEmpty({ query }: DiscoverEmptyProps) {
  return hasFilters(query) ? (
    <EmptyState
      illustration="no-results"
      title={discoverCopy.emptyTitle}
      body={discoverCopy.emptyBody}
      actionLabel={discoverCopy.browseAll}
      href={paths.discover}
    />
  ) : (
    <EmptyState
      illustration="no-results"
      title={discoverCopy.noneTitle}
      body={discoverCopy.noneBody}
    />
  )
}
