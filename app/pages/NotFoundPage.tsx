import { usePageTitle } from '@app/navigation/use-page-title'
import { notFoundCopy } from '@domain/copy/not-found-copy'
import { NotFound } from '@ui/feedback/NotFound'
import { PageFrame } from '@ui/layout/PageFrame'

/**
 * Page for addresses that match no route.
 *
 * @avoid For a booking that does not exist: BookingNotFound says what is missing and where to go.
 * @a11y The message is the page's `h1`, and its only link leads home.
 */
export function NotFoundPage() {
  usePageTitle(notFoundCopy.title)
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  )
}
