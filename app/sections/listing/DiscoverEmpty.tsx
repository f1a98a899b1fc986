import { discoverCopy } from '@domain/copy/discover-copy'
import { paths } from '@domain/paths'
import type { Instead, ReadFilters } from '@domain/schemas/listing-schema'
import { hasFilters, type ListingQuery } from '@domain/search/listing-query'
import { EmptyState } from '@ui/feedback/EmptyState'
import { LazyEmptyHelp } from './lazy-empty-help'

export interface DiscoverEmptyProps {
  query: ListingQuery
  /** Filters that were read in the search text. */
  read?: ReadFilters | undefined
  /** What the guest can change, from the empty result. */
  instead?: Instead | undefined
  onChange: (change: Partial<ListingQuery>) => void
}

/**
 * Empty state of Discover, which tells a search without matches apart from a product without
 * listings.
 */
export function DiscoverEmpty({ query, read, instead, onChange }: DiscoverEmptyProps) {
  return hasFilters(query) ? (
    <>
      <EmptyState
        illustration="no-results"
        title={discoverCopy.emptyTitle}
        body={discoverCopy.emptyBody}
        actionLabel={discoverCopy.browseAll}
        href={paths.discover}
      />
      {instead && <LazyEmptyHelp query={query} read={read} instead={instead} onChange={onChange} />}
    </>
  ) : (
    <EmptyState
      illustration="no-results"
      title={discoverCopy.noneTitle}
      body={discoverCopy.noneBody}
    />
  )
}
