import { bookNowCopy } from '@domain/copy/book-now-copy'
import { paths } from '@domain/paths'
import { EmptyState } from '@ui/feedback/EmptyState'

export interface InvalidBookingProps {
  /** Where homes are found. */
  browseHref?: string
}

/** The whole of /book-now when nothing was chosen (sections 2.15 and 8). */
export function InvalidBooking({ browseHref = paths.discover }: InvalidBookingProps) {
  return (
    <EmptyState
      heading="h1"
      title={bookNowCopy.invalidTitle}
      body={bookNowCopy.invalidBody}
      actionLabel={bookNowCopy.browseProperties}
      href={browseHref}
    />
  )
}
