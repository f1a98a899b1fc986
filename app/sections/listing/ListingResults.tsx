import { useEffect, useRef, type ReactNode } from 'react'
import type { BrowseChange } from '@features/listing/use-browse-query'
import type { useListings } from '@features/listing/use-listings'
import { ErrorState } from '@ui/feedback/ErrorState'
import { ListingGridSkeleton } from '@ui/listing/ListingGridSkeleton'
import { Pager } from '@ui/listing/Pager'
import { ResultsFrame } from '@ui/listing/ResultsFrame'
import { ListingCards } from './ListingCards'
import { useResultsTop } from './use-results-top'

export interface ListingResultsProps {
  results: ReturnType<typeof useListings>
  /** Page number, from 1. */
  page: number
  pageSize: number
  hrefForPage: (page: number) => string
  onPageChange: (page: number, change?: BrowseChange) => void
  /** Content for a result without matches. */
  empty: ReactNode
  /** Title of that content, which screen readers hear. */
  emptyTitle: string
  /** Shows the number of listings as large as a heading. False by default. */
  isTitle?: boolean | undefined
  /** Control above the listings, such as their order. */
  tools?: ReactNode | undefined
  /** Maximum number of columns of the grid and its skeleton. 5 by default. */
  columns?: 3 | 4 | 5 | undefined
  /** Grid of the page's listings. ListingCards by default. */
  cards?: ReactNode | undefined
}

/**
 * Shows one page of results, or the loading, failed, offline or empty state in its place. One line
 * above them tells screen readers which it is, except failures, which are alerts.
 */
export function ListingResults({
  results,
  page,
  pageSize,
  hrefForPage,
  onPageChange,
  empty,
  emptyTitle,
  isTitle,
  tools,
  columns = 5,
  cards,
}: ListingResultsProps) {
  const top = useRef<HTMLDivElement>(null)
  useResultsTop(top)
  const { listings, total = 0, totalCapped, isStale, error, reason, isOffline, refetch } = results
  const retry = () => void refetch()
  const pages = Math.ceil(total / pageSize)

  // The address may name a page that does not exist, or no longer exists. Show the last page
  // instead.
  const isBeyond = listings?.length === 0 && total > 0 && page > pages && !isStale
  useEffect(() => {
    if (isBeyond) onPageChange(pages, { replace: true })
  }, [isBeyond, pages, onPageChange])

  // The words of an empty result belong to its own query, not to the one that is loading.
  const isLoading = !listings || isBeyond || (isStale && total === 0)
  const hasCards = !error && !isLoading && total > 0
  const failed = (
    <ErrorState title={error ?? ''} body={reason} isOffline={isOffline} onRetry={retry} />
  )
  return (
    <ResultsFrame
      ref={top}
      total={total}
      close={results.close?.reduce((sum, kind) => sum + kind.total, 0)}
      isTitle={isTitle}
      isCapped={totalCapped}
      isBusy={isLoading || isStale}
      page={page}
      pages={pages}
      instead={error ? '' : isLoading || isStale || hasCards ? undefined : emptyTitle}
      tools={hasCards && tools}
    >
      {error ? (
        failed
      ) : isLoading ? (
        <ListingGridSkeleton cards={pageSize} columns={columns} />
      ) : hasCards ? (
        <>
          {cards ?? <ListingCards listings={listings} isBusy={isStale} />}
          <Pager page={page} pages={pages} hrefFor={hrefForPage} onPageChange={onPageChange} />
        </>
      ) : (
        <div>{empty}</div>
      )}
    </ResultsFrame>
  )
}
