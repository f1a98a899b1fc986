import { discoverCopy } from '@domain/copy/discover-copy'
import { paths } from '@domain/paths'
import type { Instead } from '@domain/schemas/listing-schema'
import type { FilterNames } from '@domain/search/active-filters'
import { hasFilters, type ListingFilters } from '@domain/search/listing-query'
import { EmptyState } from '@ui/feedback/EmptyState'
import { EmptyHelp } from './EmptyHelp'

export interface DiscoverEmptyProps {
  query: ListingFilters
  /** What the guest can change, from the empty result. */
  instead?: Instead | undefined
  names?: FilterNames | undefined
  onChange: (change: Partial<ListingFilters>) => void
}

/**
 * Empty state of Discover, which tells a search without matches apart from a product without
 * listings.
 */
export function DiscoverEmpty({ query, instead, names, onChange }: DiscoverEmptyProps) {
  return hasFilters(query) ? (
    <>
      <EmptyState
        illustration="no-results"
        title={discoverCopy.emptyTitle}
        body={discoverCopy.emptyBody}
        actionLabel={discoverCopy.browseAll}
        href={paths.discover}
      />
      {instead && (
        <EmptyHelp query={query} instead={instead} onChange={onChange} {...(names && { names })} />
      )}
    </>
  ) : (
    <EmptyState
      illustration="no-results"
      title={discoverCopy.noneTitle}
      body={discoverCopy.noneBody}
    />
  )
}
