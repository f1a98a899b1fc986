import { notFoundCopy } from '@domain/copy/not-found-copy'
import { NotFound } from '@ui/feedback/NotFound'
import { PageFrame } from '@ui/layout/PageFrame'
import { usePageTitle } from '../navigation/use-page-title'

/** Page for addresses that match no route. */
export function NotFoundPage() {
  usePageTitle(notFoundCopy.title)
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  )
}
