import { notFoundCopy } from '@domain/copy/not-found-copy'
import { NotFound } from '@ui/feedback/NotFound'
import { PageFrame } from '@ui/layout/PageFrame'
import { usePageTitle } from '../navigation/use-page-title'

/** Any address that is not ours (section 2.1). */
export function NotFoundPage() {
  usePageTitle(notFoundCopy.title)
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  )
}
