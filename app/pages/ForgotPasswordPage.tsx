import { useState } from 'react'
import { usePageTitle } from '@app/navigation/use-page-title'
import { ResetCode } from '@app/sections/auth/ResetCode'
import { useAuthStep } from '@app/sections/auth/use-auth-step'
import { forgotPasswordCopy } from '@domain/copy/forgot-password-copy'
import { pendingReset, type PendingReset } from '@features/auth/pending-reset'
import { useForgotPassword } from '@features/auth/use-forgot-password'
import { AuthLayout } from '@ui/auth/AuthLayout'
import { ForgotPasswordForm } from '@ui/auth/ForgotPasswordForm'
import { PageFrame } from '@ui/layout/PageFrame'

/**
 * Forgot-password page: asks for the account, then for the code that was sent with the link.
 *
 * @avoid For a guest who is logged in: the Password Management tab changes a password without a
 * link.
 * @a11y One `h1` for each step. The code step moves the focus to the first box.
 */
export function ForgotPasswordPage() {
  usePageTitle(forgotPasswordCopy.heading)
  const { step, go } = useAuthStep()
  const [pending, setPending] = useState(pendingReset.read)
  const { ask, isSubmitting, failure } = useForgotPassword()

  function keep(sent: PendingReset) {
    pendingReset.write(sent)
    setPending(sent)
  }
  async function send(asked: Omit<PendingReset, 'sentAt'>) {
    const sentAt = await ask(asked.identifier)
    if (sentAt === undefined) return
    keep({ ...asked, sentAt })
    go(2)
  }
  return (
    <PageFrame>
      <AuthLayout>
        {step === 2 && pending ? (
          <ResetCode
            {...pending}
            onSentAgain={(sentAt) => keep({ ...pending, sentAt })}
            onChange={() => go(1)}
          />
        ) : (
          <ForgotPasswordForm
            initial={pending}
            failure={failure}
            isSubmitting={isSubmitting}
            onSubmit={(asked) => void send(asked)}
          />
        )}
      </AuthLayout>
    </PageFrame>
  )
}
