import { InlineAlert } from '@ui/feedback/InlineAlert'

export interface Failure {
  /** Message for the guest. */
  text: string
  /** Why the request failed, shown as a second line. */
  reason?: string | undefined
}

export interface FormFailureProps {
  /** Failure to show. Undefined shows nothing. */
  failure: Failure | undefined
}

/**
 * Alert above a form's fields that says why the request failed. It renders nothing without a
 * failure.
 *
 * @avoid For a fault of one field: give the field an `error`.
 * @a11y An alert, announced once when it appears.
 */
export function FormFailure({ failure }: FormFailureProps) {
  if (!failure) return null
  return (
    <InlineAlert severity="error">
      <div>{failure.text}</div>
      {failure.reason && <div>{failure.reason}</div>}
    </InlineAlert>
  )
}
