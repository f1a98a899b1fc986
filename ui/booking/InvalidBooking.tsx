import { bookNowCopy } from '@domain/copy/book-now-copy'
import { paths } from '@domain/paths'
import { EmptyState } from '@ui/feedback/EmptyState'

/**
 * Empty state of /book-now when no listing was chosen.
 *
 * @avoid For a booking that has vanished: BookingNotFound.
 * @a11y An `h1` with one link to the listings.
 */
export function InvalidBooking() {
  return (
    <EmptyState
      heading="h1"
      title={bookNowCopy.invalidTitle}
      body={bookNowCopy.invalidBody}
      actionLabel={bookNowCopy.browseProperties}
      href={paths.discover}
    />
  )
}
