import { InlineAlert } from '@ui/feedback/InlineAlert'
import { isAtFields, type Failure, type Places } from '@ui/form/use-refused-fields'

export interface FormFailureProps {
  /** Failure to show. Undefined shows nothing. */
  failure: Failure | undefined
  /** Fields that show what the server does not accept. An alert would repeat them. */
  places?: Places | undefined
}

/**
 * Alert above a form's fields that says why the request failed. It renders nothing without a
 * failure.
 *
 * @avoid For a fault of one field: give the field an `error`.
 * @a11y An alert, announced once when it appears.
 */
export function FormFailure({ failure, places = {} }: FormFailureProps) {
  if (!failure || isAtFields(failure, places)) return null
  return (
    <InlineAlert severity="error">
      <div>{failure.text}</div>
      {failure.reason && <div>{failure.reason}</div>}
    </InlineAlert>
  )
}
