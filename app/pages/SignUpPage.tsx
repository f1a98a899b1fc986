import { useState } from 'react'
import { usePageTitle } from '@app/navigation/use-page-title'
import { goToGoogle } from '@app/sections/auth/go-to-google'
import { SignUpVerification } from '@app/sections/auth/SignUpVerification'
import { useAuthStep } from '@app/sections/auth/use-auth-step'
import type { ContactMethod } from '@domain/account/contact'
import { signUpCopy } from '@domain/copy/sign-up-copy'
import { useStartSignUp } from '@features/auth/use-start-sign-up'
import { pendingSignUp } from '@features/session/pending-sign-up'
import { AuthLayout } from '@ui/auth/AuthLayout'
import { SignUpContactForm } from '@ui/auth/SignUpContactForm'
import { SignUpStart } from '@ui/auth/SignUpStart'
import { PageFrame } from '@ui/layout/PageFrame'

/**
 * Sign-up page with steps 1 to 3. Step 4 is /onboarding.
 *
 * @avoid For completing a profile after the contact is verified: Onboarding is step 4.
 * @a11y Every step has its own `h1` with the step number, which takes the focus where the step has
 * no first field.
 */
export function SignUpPage() {
  const { step, go, method = 'email' } = useAuthStep()
  const [pending, setPending] = useState(pendingSignUp.read)
  const [typed, setTyped] = useState<Partial<Record<ContactMethod, string>>>(
    pending ? { [pending.method]: pending.contact } : {},
  )
  const { contact, ...steps } = signUpCopy
  const later = step === 3 ? steps[pending?.method ?? method] : contact[method]
  usePageTitle(step === 1 ? signUpCopy.heading : later.heading)
  const { start, isSubmitting, failure, clearFailure } = useStartSignUp()

  function choose(chosen: ContactMethod) {
    clearFailure()
    go(2, chosen)
  }
  async function send(contact: string) {
    if (!(await start({ method, contact }))) return
    setPending(pendingSignUp.read())
    go(3)
  }

  if (step === 3 && pending) {
    return (
      <PageFrame>
        <AuthLayout>
          <SignUpVerification
            {...pending}
            onSentAgain={() => setPending(pendingSignUp.read())}
            onChange={() => go(2)}
          />
        </AuthLayout>
      </PageFrame>
    )
  }
  return (
    <PageFrame>
      <AuthLayout>
        {step === 1 ? (
          <SignUpStart initialMethod={method} onContinue={choose} onGoogle={goToGoogle} />
        ) : (
          <SignUpContactForm
            key={method}
            method={method}
            initial={typed[method]}
            failure={failure}
            isSubmitting={isSubmitting}
            onContactChange={(contact) => setTyped({ ...typed, [method]: contact })}
            onSubmit={(contact) => void send(contact)}
            onBack={() => go(1)}
          />
        )}
      </AuthLayout>
    </PageFrame>
  )
}
