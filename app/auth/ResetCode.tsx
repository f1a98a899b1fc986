import { TIME } from '@domain/constants'
import { forgotPasswordCopy } from '@domain/copy/forgot-password-copy'
import { routePatterns } from '@domain/paths'
import { pendingReset } from '@features/auth/pending-reset'
import { useCheckResetCode } from '@features/auth/use-check-reset-code'
import { useForgotPassword } from '@features/auth/use-forgot-password'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CodeForm } from '@ui/auth/CodeForm'
import { resetState } from './reset-state'

export interface ResetCodeProps {
  /** Address or number as it was sent. */
  identifier: string
  /** Milliseconds since the epoch. */
  sentAt: number
  onSentAgain: (sentAt: number) => void
  /** Back to the address or number. */
  onChange: () => void
}

/** A forgotten password, step 2: a right code leads to the new password. */
export function ResetCode({ identifier, sentAt, onSentAgain, onChange }: ResetCodeProps) {
  const { check, isSubmitting, failure } = useCheckResetCode()
  const { ask, isSubmitting: isSending, failure: notSent } = useForgotPassword()
  const [isSent, setSent] = useState(false)
  const navigate = useNavigate()

  async function verify(code: string) {
    const token = await check({ identifier, otp: code })
    if (token === undefined) return
    pendingReset.clear()
    // Never through the address, where a token would be seen.
    void navigate(routePatterns.resetPassword, {
      replace: true,
      state: resetState({ token, email: identifier }),
    })
  }
  async function sendAgain() {
    setSent(false)
    const again = await ask(identifier)
    if (again === undefined) return
    setSent(true)
    onSentAgain(again)
  }
  return (
    <CodeForm
      heading={{
        title: forgotPasswordCopy.codeHeading,
        intro: forgotPasswordCopy.codeIntro(identifier),
      }}
      failure={failure}
      isSubmitting={isSubmitting}
      onSubmit={(code) => void verify(code)}
      resend={{
        label: forgotPasswordCopy.resend,
        availableAt: sentAt + TIME.resendCountdown,
        isSending,
        isSent,
        failure: notSent,
        onResend: () => void sendAgain(),
      }}
      changeLabel={forgotPasswordCopy.change}
      onChange={onChange}
    />
  )
}
