import { apiPaths } from '@domain/api/api-paths'
import { errorCopy } from '@domain/copy/error-copy'
import type { ResetCodePayload, VerifyOtpResponse } from '@domain/schemas/password-reset-schema'
import { Refusal, useSubmission } from './use-submission'

/** Checks the code of a forgotten password. Resolves with the token that resets it. */
export function useCheckResetCode() {
  const { submit, ...rest } = useSubmission({
    async send(payload: ResetCodePayload, post) {
      const { success, token } = (await post(apiPaths.verifyOtp, payload)) as VerifyOtpResponse
      if (!success || !token) throw new Refusal(errorCopy.resetCodeInvalid)
      return token
    },
    situation: 'resetCode',
  })
  return { check: submit, ...rest }
}
