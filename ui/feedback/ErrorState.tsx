import { failureCopy } from '@domain/copy/failure-copy'
import { EmptyState } from './EmptyState'

export interface ErrorStateProps {
  /** Message that says what failed, such as 'Failed to fetch listings'. */
  title: string
  /** Sentence that says why, or what the guest can do. Usually the Retry button is enough. */
  body?: string | undefined
  /** Callback fired on a click on Retry. */
  onRetry: () => void
  /** Heading level. Use 'h1' where the state fills the whole page. 'h2' by default. */
  heading?: 'h1' | 'h2' | undefined
}

/**
 * State for data that failed to load, with a Retry button.
 *
 * @avoid For an empty response: EmptyState. For one field: its `error`.
 * @a11y An alert with a heading and a Retry button. As a whole page its `h1` takes the focus
 * instead.
 */
export function ErrorState({ title, body = '', onRetry, heading = 'h2' }: ErrorStateProps) {
  return (
    <EmptyState
      illustration="error"
      // A page's own heading takes the focus, which announces it.
      role={heading === 'h2' ? 'alert' : undefined}
      title={title}
      body={body}
      heading={heading}
      actionLabel={failureCopy.retry}
      onAction={onRetry}
    />
  )
}
