import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TIME } from '@domain/constants'
import { signUpCopy } from '@domain/copy/sign-up-copy'
import { paths } from '@domain/paths'
import { useSignUpElsewhere } from '@features/auth/use-sign-up-elsewhere'
import { useResendVerification } from '@features/auth/use-start-sign-up'
import { useVerifyEmailCode, useVerifyPhone } from '@features/auth/use-verify-code'
import type { PendingSignUp } from '@features/session/pending-sign-up'
import { CheckEmail } from '@ui/auth/CheckEmail'
import { CodeForm } from '@ui/auth/CodeForm'
import { newAccountState } from './new-account'

export interface SignUpVerificationProps extends PendingSignUp {
  onSentAgain: () => void
  /** Callback fired when the guest wants to enter another address or number. */
  onChange: () => void
}

/** Third step of sign-up: waits for the emailed link, or checks the code sent by mail or SMS. */
export function SignUpVerification({
  method,
  contact,
  sentAt,
  onSentAgain,
  onChange,
}: SignUpVerificationProps) {
  const { resend, isSubmitting: isSending, failure: notSent } = useResendVerification()
  const { verify, isSubmitting, failure } = useVerifyPhone()
  const byMail = useVerifyEmailCode()
  const [isSent, setSent] = useState(false)
  const navigate = useNavigate()
  useSignUpElsewhere(() => {
    if (method !== 'email') return
    void navigate(paths.login, { state: newAccountState({ method, identifier: contact }) })
  })

  async function sendAgain() {
    setSent(false)
    if ((await resend({ method, contact })) === undefined) return
    setSent(true)
    onSentAgain()
  }
  async function check(code: string) {
    const id = await verify({ phoneNumber: contact, code })
    if (id !== undefined) void navigate(paths.onboarding(id), { replace: true })
  }
  async function checkMailed(code: string) {
    const id = await byMail.verify({ email: contact, code })
    if (id !== undefined) void navigate(paths.onboarding(id), { replace: true })
  }
  const again = { isSending, isSent, failure: notSent, onResend: () => void sendAgain() }

  if (method === 'email') {
    return (
      <CheckEmail
        email={contact}
        code={
          byMail.isOffered
            ? {
                failure: byMail.failure,
                isSubmitting: byMail.isSubmitting,
                onSubmit: (code) => void checkMailed(code),
              }
            : undefined
        }
        resend={{ ...again, availableAt: sentAt + TIME.resendCountdown }}
        onChange={onChange}
      />
    )
  }
  const words = signUpCopy.phone
  return (
    <CodeForm
      heading={{ step: 3, title: words.heading, intro: words.intro(contact) }}
      failure={failure}
      isSubmitting={isSubmitting}
      onSubmit={(code) => void check(code)}
      resend={{ ...again, label: words.resend, availableAt: sentAt + TIME.digitBoxTimer }}
      changeLabel={words.change}
      onChange={onChange}
    />
  )
}
