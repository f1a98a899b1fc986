import { failureCopy } from '@domain/copy/failure-copy'
import { EmptyState } from './EmptyState'

export interface ErrorStateProps {
  /** The store's words of section 8, such as 'Failed to fetch listings'. */
  title: string
  /** What the guest can do; usually nothing needs saying but Retry. */
  body?: string
  onRetry: () => void
  heading?: 'h1' | 'h2'
}

/** Something failed to load, and can be asked again. */
export function ErrorState({ title, body = '', onRetry, heading = 'h2' }: ErrorStateProps) {
  return (
    <EmptyState
      illustration="error"
      role="alert"
      title={title}
      body={body}
      heading={heading}
      actionLabel={failureCopy.retry}
      onAction={onRetry}
    />
  )
}
