import Button from '@mui/material/Button'
import { verificationCopy } from '@domain/copy/verification-copy'
import { Row } from '@ui/form/form-parts'
import { offProps } from '@ui/form/off-props'
import type { Failure } from '@ui/form/use-refused-fields'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { FormFailure } from './FormFailure'
import { useCountdown } from './use-countdown'

export interface ResendProps {
  /** Label of the button, such as 'Resend code'. */
  label: string
  /** Time from which the button is enabled, in milliseconds since the epoch. */
  availableAt: number
  /** Disables the button and shows the busy label while the request runs. False by default. */
  isSending?: boolean | undefined
  /** Whether the link or code was just sent again. Screen readers then hear a confirmation. */
  isSent?: boolean | undefined
  /** Failure of the last attempt, shown as an alert above the button. */
  failure?: Failure | undefined
  /** Callback fired on a click on the button. */
  onResend: () => void
}

/**
 * Button that sends a link or code again. It is disabled while its countdown runs.
 *
 * @avoid For retrying a failed request: ErrorState has a Retry button.
 * @a11y A disabled button counts down in its text. A status confirms what was sent again.
 */
export function Resend({
  label,
  availableAt,
  isSending = false,
  isSent = false,
  failure,
  onResend,
}: ResendProps) {
  const seconds = useCountdown(availableAt)
  const isReady = seconds === 0
  const waiting = verificationCopy.resendIn(seconds)
  return (
    <div>
      <FormFailure failure={failure} />
      <Row sx={{ rowGap: 0, fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
        {/* This is not a live region, which would announce every second. */}
        <span>{isReady ? verificationCopy.notArrived : waiting}</span>
        <Button onClick={onResend} {...offProps(!isReady || isSending)}>
          {isSending ? verificationCopy.sending : label}
        </Button>
      </Row>
      <VisuallyHidden role="status">
        {isReady ? verificationCopy.canResend : isSent && verificationCopy.resent}
      </VisuallyHidden>
    </div>
  )
}
