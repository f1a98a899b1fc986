import { discoverCopy } from '@domain/copy/discover-copy'
import { hasFilters, type ListingFilters } from '@domain/listing-query'
import { paths } from '@domain/paths'
import { EmptyState } from '@ui/feedback/EmptyState'

export interface DiscoverEmptyProps {
  query: ListingFilters
}

/** Nothing matches what was asked, or there are no homes at all. */
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
