import { useEffect, useState } from 'react'
import { usePageTitle } from '@app/navigation/use-page-title'
import { failureCopy } from '@domain/copy/failure-copy'
import { useIsOnline } from '@features/offline/use-is-online'
import { ErrorState } from '@ui/feedback/ErrorState'
import { PageFrame } from '@ui/layout/PageFrame'

const reload = () => window.location.reload()

/**
 * Replaces a page that threw or whose code failed to load. One that failed without a network loads
 * again by itself when the network returns.
 */
export function PageFailure() {
  usePageTitle(failureCopy.pageTitle)
  const isOnline = useIsOnline()
  const [wasOffline, setWasOffline] = useState(false)
  // The browser may say that the network is gone only after it has let the code fail.
  if (!isOnline && !wasOffline) setWasOffline(true)
  useEffect(() => {
    if (wasOffline && isOnline) reload()
  }, [wasOffline, isOnline])
  return (
    <PageFrame>
      <ErrorState
        heading="h1"
        title={failureCopy.pageTitle}
        body={failureCopy.pageBody}
        onRetry={reload}
      />
    </PageFrame>
  )
}
