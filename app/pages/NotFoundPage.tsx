import { usePageTitle } from '@app/navigation/use-page-title'
import { notFoundCopy } from '@domain/copy/not-found-copy'
import { paths } from '@domain/paths'
import { EmptyState } from '@ui/feedback/EmptyState'
import { PageFrame } from '@ui/layout/PageFrame'

/**
 * Page for addresses that match no route.
 *
 * @avoid For a booking that does not exist: BookingDetailsPage says what is missing and where to go.
 * @a11y The message is the page's `h1`, and its only link leads home.
 */
export function NotFoundPage() {
  usePageTitle(notFoundCopy.title)
  return (
    <PageFrame>
      <EmptyState
        illustration="not-found"
        heading="h1"
        title={notFoundCopy.title}
        body={notFoundCopy.body}
        actionLabel={notFoundCopy.goHome}
        href={paths.home}
      />
    </PageFrame>
  )
}
