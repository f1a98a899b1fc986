import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { verificationCopy } from '@domain/copy/verification-copy'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { FormFailure, type Failure } from './FormFailure'
import { useCountdown } from './use-countdown'

export interface ResendProps {
  /** 'Resend code'. */
  label: string
  /** From when on it may be asked for again; milliseconds since the epoch. */
  availableAt: number
  isSending?: boolean
  /** It was just sent again. */
  isSent?: boolean
  failure?: Failure | undefined
  onResend: () => void
}

/** Asks for a link or a code again, once its time has passed (sections 4 and 9). */
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
      <Row>
        {/* Not a live region: nobody wants to hear every second. */}
        <span>{isReady ? verificationCopy.notArrived : waiting}</span>
        <Button disabled={!isReady || isSending} onClick={onResend}>
          {isSending ? verificationCopy.sending : label}
        </Button>
      </Row>
      <VisuallyHidden role="status">
        {isReady ? verificationCopy.canResend : isSent && verificationCopy.resent}
      </VisuallyHidden>
    </div>
  )
}

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 2),
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}))
