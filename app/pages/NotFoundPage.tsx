import { usePageTitle } from '@app/navigation/use-page-title'
import { notFoundCopy } from '@domain/copy/not-found-copy'
import { NotFound } from '@ui/feedback/NotFound'
import { PageFrame } from '@ui/layout/PageFrame'

/** Page for addresses that match no route. */
export function NotFoundPage() {
  usePageTitle(notFoundCopy.title)
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  )
}
