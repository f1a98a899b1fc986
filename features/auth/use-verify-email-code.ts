import { useSetAtom } from 'jotai'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { EmailCodePayload, VerifyOtpResponse } from '@domain/schemas/password-reset-schema'
import { usesOwnApi } from '@features/api/base-url'
import { Refusal, useSubmission } from './use-submission'
import { linkRefusedAtom, verifiedLink } from './verified-link'

/**
 * Verifies an address by the code of the sign-up mail. On success it keeps the proof that a mailed
 * link would have brought, and resolves with the new account's id.
 */
export function useVerifyEmailCode() {
  const setRefused = useSetAtom(linkRefusedAtom)
  const { submit, ...rest } = useSubmission({
    async send(payload: EmailCodePayload, post) {
      const answer = await post(apiPaths.verifyOtp, payload)
      const { success, message, token, id } = answer as VerifyOtpResponse
      if (!success || !token || !id) throw new Refusal(failureText('phoneVerification', message))
      setRefused(false)
      verifiedLink.write(token)
      return id
    },
    situation: 'phoneVerification',
  })
  /** Only our own server mails a code. */
  return { verify: submit, isOffered: usesOwnApi(), ...rest }
}
