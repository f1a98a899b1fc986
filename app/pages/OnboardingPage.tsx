import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '@app/navigation/use-page-title'
import { newAccountState, type NewAccount } from '@app/sections/auth/new-account'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { paths } from '@domain/paths'
import { onboardingDraft } from '@features/auth/onboarding-draft'
import { useCompleteRegistration } from '@features/auth/use-complete-registration'
import { linkRefusedAtom, useLinkCheck } from '@features/auth/verified-link'
import { freshLogin } from '@features/session/fresh-login'
import { pendingSignUp } from '@features/session/pending-sign-up'
import { isProvisional } from '@features/session/profile-completeness'
import { sessionAtom } from '@features/session/session-atoms'
import { AuthHeading } from '@ui/auth/AuthHeading'
import { AuthLayout } from '@ui/auth/AuthLayout'
import { LinkRefused } from '@ui/auth/LinkRefused'
import type { OnboardingDraft, Profile } from '@ui/auth/onboarding-checks'
import { OnboardingForm } from '@ui/auth/OnboardingForm'
import { Form } from '@ui/form/form-parts'
import { PageFrame } from '@ui/layout/PageFrame'

/**
 * 'Complete Your Profile' page. The account's id comes from the address, from the pending sign-up
 * or from the session.
 *
 * @avoid For changes of an existing profile: the Profile tab is for those.
 * @a11y The heading takes the focus and says step 4 of 4. Password rules are announced as a count,
 * not one by one.
 */
export function OnboardingPage() {
  usePageTitle(onboardingCopy.heading)
  const { complete, isSubmitting, failure } = useCompleteRegistration()
  useLinkCheck()
  const session = useAtomValue(sessionAtom)
  const isRefused = useAtomValue(linkRefusedAtom) && !isProvisional(session)
  const [pending] = useState(pendingSignUp.readAnywhere)
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const id = parameters.get('id') || pending?.id || session.user?._id
  const isByPhone = pending?.method === 'phone' && isProvisional(session)
  const verifiedPhone = session.user?.phoneNo ?? (isByPhone ? pending.contact : undefined)
  // The pending sign-up may belong to another account than the one that the link names.
  const isOurs = pending !== undefined && (isByPhone || pending.id === id)

  const keepDraft = useCallback((draft: OnboardingDraft) => onboardingDraft.write(draft, id), [id])

  function newAccount(email: string | undefined): NewAccount {
    if (isOurs) return { method: pending.method, identifier: pending.contact }
    return email ? { method: 'email', identifier: email } : {}
  }
  async function submit({ fullName, dob, phone, password }: Profile) {
    const done = await complete({ id, fullName, dob, phoneNo: phone, password })
    if (!done) return
    const account = newAccount(done.email)
    if (account.identifier) freshLogin.keep({ identifier: account.identifier, password })
    void navigate(paths.login, { state: newAccountState(account) })
  }
  return (
    <PageFrame>
      <AuthLayout>
        {isRefused ? (
          // The form could never be sent.
          <Form as="div">
            <AuthHeading step={4} title={onboardingCopy.heading} takesFocus />
            <LinkRefused />
          </Form>
        ) : (
          <OnboardingForm
            // After a reload the phone number arrives only with the session check. A new key resets
            // the form then.
            key={verifiedPhone ?? ''}
            verifiedPhone={verifiedPhone}
            username={isOurs ? pending.contact : verifiedPhone}
            initial={onboardingDraft.read(id)}
            onDraftChange={keepDraft}
            failure={failure}
            isSubmitting={isSubmitting}
            onSubmit={(profile) => void submit(profile)}
          />
        )}
      </AuthLayout>
    </PageFrame>
  )
}
