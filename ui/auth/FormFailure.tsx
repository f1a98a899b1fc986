import { verificationCopy } from '@domain/copy/verification-copy'
import { InlineAlert } from '@ui/feedback/InlineAlert'

export interface Failure {
  /** Section 8's words. */
  text: string
  /** Nobody answered, so that trying again is the thing to do. */
  isOffline: boolean
}

export interface FormFailureProps {
  failure: Failure | undefined
}

/** Why a form was not taken, above its fields; nothing while nothing is wrong. */
export function FormFailure({ failure }: FormFailureProps) {
  if (!failure) return null
  return (
    <InlineAlert severity="error">
      <div>{failure.text}</div>
      {failure.isOffline && <div>{verificationCopy.offline}</div>}
    </InlineAlert>
  )
}
