import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { errorCopy } from '@domain/copy/error-copy'
import type { ResetCodePayload, VerifyOtpResponse } from '@domain/schemas/password-reset-schema'
import { useApi } from '@features/api/ApiProvider'
import { Refusal, useSubmission } from './use-submission'

/** Checks the code of a forgotten password. Resolves with the token that resets it. */
export function useCheckResetCode() {
  const api = useApi()
  const { submit, ...rest } = useSubmission({
    async send(payload: ResetCodePayload) {
      const answer = await api.request('POST', apiPaths.verifyOtp, {
        body: payload,
        handlesUnauthorized: true,
      })
      const { success, token } = answer as VerifyOtpResponse
      if (!success || !token) throw new Refusal(errorCopy.resetCodeInvalid)
      return token
    },
    situation: () => 'resetCode',
    words: () => failureText('resetCode'),
  })
  return { check: submit, ...rest }
}
