import { usePageTitle } from '@app/navigation/use-page-title'
import { failureCopy } from '@domain/copy/failure-copy'
import { ErrorState } from '@ui/feedback/ErrorState'
import { PageFrame } from '@ui/layout/PageFrame'

/** Replaces a page that threw or whose code failed to load. */
export function PageFailure() {
  usePageTitle(failureCopy.pageTitle)
  return (
    <PageFrame>
      <ErrorState
        heading="h1"
        title={failureCopy.pageTitle}
        body={failureCopy.pageBody}
        onRetry={() => window.location.reload()}
      />
    </PageFrame>
  )
}
