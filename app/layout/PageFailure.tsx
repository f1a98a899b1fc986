import { failureCopy } from '@domain/copy/failure-copy'
import { ErrorState } from '@ui/feedback/ErrorState'
import { PageFrame } from '@ui/layout/PageFrame'

/** What stands in for a page that broke or whose code did not arrive. */
export function PageFailure() {
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
