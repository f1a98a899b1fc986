import { offlineCopy } from '@domain/copy/offline-copy'
import { EmptyState } from './EmptyState'

export interface OfflineStateProps {
  onRetry: () => void
  heading?: 'h1' | 'h2'
}

/** There is no network, and nothing kept to show instead. */
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
