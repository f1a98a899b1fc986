import { useStore } from 'jotai'
import { startTransition } from 'react'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { User } from '@domain/schemas/auth-schema'
import type { CompleteRegistrationPayload } from '@domain/schemas/registration-schema'
import { ApiError } from '@features/api/api-error'
import { pendingSignUp } from '@features/session/pending-sign-up'
import { endSessionAtom, sessionAtom } from '@features/session/session-atoms'
import { onboardingDraft } from './onboarding-draft'
import { Refusal, useSubmission } from './use-submission'
import { linkRefusedAtom, verifiedLink } from './verified-link'

export type RegistrationDetails = Omit<CompleteRegistrationPayload, 'id' | 'verificationToken'> & {
  /** Account to complete. When it is unknown, nothing can be sent. */
  id: string | undefined
}

/**
 * Completes the profile. The proof is the mailed link's token or, on the phone path, the
 * provisional session, which then ends. Resolves with the account's email address, if
 * the response contains it.
 */
export function useCompleteRegistration() {
  const store = useStore()
  const { submit, ...rest } = useSubmission({
    async send({ id, ...details }: RegistrationDetails, post) {
      if (!id) throw new Refusal(failureText('registration'))
      const verificationToken = verifiedLink.read()
      const body: CompleteRegistrationPayload = {
        id,
        ...details,
        ...(verificationToken && { verificationToken }),
      }
      const answer = await post(apiPaths.completeRegistration, body).catch((error: unknown) => {
        const isOver = error instanceof ApiError && error.code === 'link_invalid'
        // No further attempt can succeed.
        if (isOver) store.set(linkRefusedAtom, true)
        throw error
      })
      verifiedLink.clear()
      pendingSignUp.clear()
      onboardingDraft.clear()
      // Rendered together with the navigation to /login, so that the emptied form never shows.
      if (store.get(sessionAtom).isAuthenticated) startTransition(() => store.set(endSessionAtom))
      const { user } = (answer ?? {}) as { user?: User }
      return { email: user?.email || undefined }
    },
    situation: 'registration',
  })
  return { complete: submit, ...rest }
}
