import { verificationCopy } from '@domain/copy/verification-copy'
import { InlineAlert } from '@ui/feedback/InlineAlert'

export interface Failure {
  /** Message for the guest. */
  text: string
  /** Whether the request got no response. If so, a second line suggests trying again. */
  isOffline: boolean
}

export interface FormFailureProps {
  /** Failure to show. Undefined shows nothing. */
  failure: Failure | undefined
}

/**
 * Alert above a form's fields that says why the request failed. It renders nothing without a
 * failure.
 */
export function FormFailure({ failure }: FormFailureProps) {
  if (!failure) return null
  return (
    <InlineAlert severity="error">
      <div>{failure.text}</div>
      {failure.isOffline && <div>{verificationCopy.offline}</div>}
    </InlineAlert>
  )
}
