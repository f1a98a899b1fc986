import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { EmailPayload, RegisterPayload } from '@domain/schemas/registration-schema'
import { useApi } from '@features/api/ApiProvider'
import { pendingSignUp } from '@features/session/pending-sign-up'
import type { SignUpContact } from './use-start-sign-up'
import { useSubmission } from './use-submission'

/** Sends the link or the code of a pending sign-up again. Resolves with the time of sending. */
export function useResendVerification() {
  const api = useApi()
  const { submit, ...rest } = useSubmission({
    async send({ method, contact }: SignUpContact) {
      await (method === 'email'
        ? api.request('POST', apiPaths.resendVerification, {
            body: { email: contact } satisfies EmailPayload,
            handlesUnauthorized: true,
          })
        : api.request('POST', apiPaths.register, {
            body: { phone: contact } satisfies RegisterPayload,
            handlesUnauthorized: true,
          }))
      const sentAt = Date.now()
      pendingSignUp.write({ ...pendingSignUp.read(), method, contact, sentAt })
      return sentAt
    },
    situation: () => 'resendVerification',
    words: () => failureText('resendVerification'),
  })
  return { resend: submit, ...rest }
}
