import { failureCopy } from '@domain/copy/failure-copy'
import { offlineCopy } from '@domain/copy/offline-copy'
import { EmptyState } from './EmptyState'

export interface ErrorStateProps {
  /** Message that says what failed, such as 'Failed to fetch listings'. */
  title: string
  /** Sentence that says why, or what the guest can do. Usually the Retry button is enough. */
  body?: string | undefined
  /** Whether there is no network, which the state then says instead. False by default. */
  isOffline?: boolean | undefined
  /** Callback fired on a click on Retry. */
  onRetry: () => void
  /** Heading level. Use 'h1' where the state fills the whole page. 'h2' by default. */
  heading?: 'h1' | 'h2' | undefined
}

/**
 * State for data that failed to load, or of which nothing is kept without a network, with a Retry
 * button.
 *
 * @avoid For an empty response: EmptyState. For one field: its `error`. While kept data can be shown
 * without a network: OfflineBanner above it.
 * @a11y An alert with a heading and a Retry button. As a whole page its `h1` takes the focus
 * instead.
 */
export function ErrorState({
  title,
  body = '',
  isOffline = false,
  onRetry,
  heading = 'h2',
}: ErrorStateProps) {
  return (
    <EmptyState
      illustration={isOffline ? 'offline' : 'error'}
      // A page's own heading takes the focus, which announces it.
      role={heading === 'h2' ? 'alert' : undefined}
      title={isOffline ? offlineCopy.title : title}
      body={isOffline ? offlineCopy.body : body}
      heading={heading}
      actionLabel={isOffline ? offlineCopy.retry : failureCopy.retry}
      onAction={onRetry}
    />
  )
}
