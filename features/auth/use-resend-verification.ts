import { apiPaths } from '@domain/api/api-paths'
import type { EmailPayload, RegisterPayload } from '@domain/schemas/registration-schema'
import { pendingSignUp } from '@features/session/pending-sign-up'
import type { SignUpContact } from './use-start-sign-up'
import { useSubmission } from './use-submission'

/** Sends the link or the code of a pending sign-up again. Resolves with the time of sending. */
export function useResendVerification() {
  const { submit, ...rest } = useSubmission({
    async send({ method, contact }: SignUpContact, post) {
      await (method === 'email'
        ? post(apiPaths.resendVerification, { email: contact } satisfies EmailPayload)
        : post(apiPaths.register, { phone: contact } satisfies RegisterPayload))
      const sentAt = Date.now()
      pendingSignUp.write({ ...pendingSignUp.read(), method, contact, sentAt })
      return sentAt
    },
    situation: 'resendVerification',
  })
  return { resend: submit, ...rest }
}
