import { bookingsInTab, type BookingTab } from '@domain/booking/booking-status'
import { nextStay } from '@domain/booking/next-stay'
import { PAGE_SIZE } from '@domain/constants'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { paths } from '@domain/paths'
import { useToday } from '@features/api/use-today'
import type { useBookings } from '@features/booking/use-bookings'
import { BookingItems } from '@ui/booking/BookingItems'
import { BookingItemsSkeleton } from '@ui/booking/BookingItemsSkeleton'
import { BookingListFrame } from '@ui/booking/BookingListFrame'
import { BookingListItem } from '@ui/booking/BookingListItem'
import { BookingsPager } from '@ui/booking/BookingsPager'
import { EmptyState } from '@ui/feedback/EmptyState'
import { ErrorState } from '@ui/feedback/ErrorState'

export interface BookingListProps {
  /** Id of the tab panel. */
  id: string
  bookings: ReturnType<typeof useBookings>
  tab: BookingTab
  /** Page number, from 1. The last page is shown for a larger number. */
  page: number
  onPageChange: (page: number) => void
}

/** Shows one tab's bookings, three per page, or the state of loading them. */
export function BookingList({ id, bookings, tab, page, onPageChange }: BookingListProps) {
  const { bookingHistory, fetchFailed, reason, isOffline, refetch } = bookings
  const retry = () => void refetch()
  /** The next page begins at its first booking, and not at the pager that the guest pressed. */
  const turnTo = (chosen: number) => {
    onPageChange(chosen)
    document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  const today = useToday()
  const found = bookingHistory && bookingsInTab(bookingHistory, tab, today)
  return (
    <BookingListFrame
      id={id}
      tab={tab}
      hint={tab === 'upcoming' ? bookingsCopy.upcomingHint : undefined}
      says={found ? found.length === 0 && bookingsCopy.empty : !fetchFailed && bookingsCopy.loading}
    >
      {bookingHistory && found ? (
        <TabPage
          found={found}
          next={nextStay(bookingHistory, today)}
          page={page}
          onPageChange={turnTo}
        />
      ) : !fetchFailed ? (
        <BookingItemsSkeleton />
      ) : (
        <ErrorState
          title={bookingsCopy.error}
          body={reason}
          isOffline={isOffline}
          onRetry={retry}
        />
      )}
    </BookingListFrame>
  )
}

interface TabPageProps extends Pick<BookingListProps, 'page' | 'onPageChange'> {
  found: NonNullable<ReturnType<typeof useBookings>['bookingHistory']>
  next: ReturnType<typeof nextStay>
}

function TabPage({ found, next, page, onPageChange }: TabPageProps) {
  if (found.length === 0) {
    return (
      <EmptyState
        illustration="bookings"
        fillsPage
        title={bookingsCopy.empty}
        body={bookingsCopy.emptyHint}
        actionLabel={bookingsCopy.findHome}
        href={paths.discover}
      />
    )
  }
  const pages = Math.ceil(found.length / PAGE_SIZE.bookings)
  const shown = Math.min(page, pages)
  const first = (shown - 1) * PAGE_SIZE.bookings
  return (
    <>
      <BookingItems>
        {found.slice(first, first + PAGE_SIZE.bookings).map((booking) => (
          <BookingListItem
            key={booking._id}
            booking={booking}
            href={paths.booking(booking._id)}
            startsIn={booking === next?.booking ? next.days : undefined}
          />
        ))}
      </BookingItems>
      <BookingsPager page={shown} pages={pages} onPageChange={onPageChange} />
    </>
  )
}
