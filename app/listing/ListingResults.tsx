import type { useListings } from '@features/listings/use-listings'
import { useRef, type ReactNode } from 'react'
import { ErrorState } from '@ui/feedback/ErrorState'
import { OfflineState } from '@ui/feedback/OfflineState'
import { ListingGridSkeleton } from '@ui/listing/ListingGridSkeleton'
import { Pager } from '@ui/listing/Pager'
import { ResultsFrame } from '@ui/listing/ResultsFrame'
import { ListingCards } from './ListingCards'

export interface ListingResultsProps {
  results: ReturnType<typeof useListings>
  /** From 1. */
  page: number
  pageSize: number
  hrefForPage: (page: number) => string
  onPageChange: (page: number) => void
  /** What is said when nothing was found. */
  empty: ReactNode
}

/** One page of results in whichever state it is: loading, failed, offline, empty or there. */
export function ListingResults({
  results,
  page,
  pageSize,
  hrefForPage,
  onPageChange,
  empty,
}: ListingResultsProps) {
  const top = useRef<HTMLDivElement>(null)
  const { listings, total = 0, totalCapped, isStale, error, isOffline, refetch } = results
  const retry = () => void refetch()

  if (error && isOffline) return <OfflineState onRetry={retry} />
  if (error) return <ErrorState title={error} onRetry={retry} />
  if (!listings) return <ListingGridSkeleton cards={pageSize} />
  if (total === 0) return empty

  const turnTo = (next: number) => {
    onPageChange(next)
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <ResultsFrame ref={top} total={total} isCapped={totalCapped} isBusy={isStale}>
      <ListingCards listings={listings} isBusy={isStale} />
      <Pager
        page={page}
        pages={Math.ceil(total / pageSize)}
        hrefFor={hrefForPage}
        onPageChange={turnTo}
      />
    </ResultsFrame>
  )
}
