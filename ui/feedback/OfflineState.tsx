import { offlineCopy } from '@domain/copy/offline-copy'
import { EmptyState } from './EmptyState'

export interface OfflineStateProps {
  onRetry: () => void
  heading?: 'h1' | 'h2'
}

/** State for a page that has neither a network nor cached data. */
export function OfflineState({ onRetry, heading = 'h2' }: OfflineStateProps) {
  return (
    <EmptyState
      illustration="offline"
      role="status"
      title={offlineCopy.title}
      body={offlineCopy.body}
      heading={heading}
      actionLabel={offlineCopy.retry}
      onAction={onRetry}
    />
  )
}
