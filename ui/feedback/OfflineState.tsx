import { offlineCopy } from '@domain/copy/offline-copy'
import { EmptyState } from './EmptyState'

export interface OfflineStateProps {
  /** Callback fired on a click on the retry button. */
  onRetry: () => void
  /** Heading level. Use 'h1' where the state fills the whole page. 'h2' by default. */
  heading?: 'h1' | 'h2' | undefined
}

/**
 * State for a page that has neither a network nor cached data.
 *
 * @avoid While kept data can be shown: OfflineBanner above it.
 * @a11y An alert with a heading and a Retry button. As a whole page its `h1` takes the focus
 * instead.
 */
export function OfflineState({ onRetry, heading = 'h2' }: OfflineStateProps) {
  return (
    <EmptyState
      illustration="offline"
      role={heading === 'h2' ? 'alert' : undefined}
      title={offlineCopy.title}
      body={offlineCopy.body}
      heading={heading}
      actionLabel={offlineCopy.retry}
      onAction={onRetry}
    />
  )
}
