import { useSetAtom } from 'jotai'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { errorCopy } from '@domain/copy/error-copy'
import type { PhoneCodePayload, VerifyOtpResponse } from '@domain/schemas/password-reset-schema'
import { useApi } from '@features/api/ApiProvider'
import { checkSession } from '@features/session/check-session'
import { pendingMark } from '@features/session/pending-mark'
import { sessionAtom } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { Refusal, serverMessageOf, useSubmission } from './use-submission'

const words = (error: unknown) =>
  error instanceof Error
    ? failureText('phoneVerification', serverMessageOf(error))
    : errorCopy.phoneVerificationUnknown

/**
 * Verifies a phone by its code. On success it stores the token and logs the user in, whose profile
 * is still incomplete. Resolves with the new account's id, or '' when the backend does not return
 * it.
 */
export function useVerifyPhone() {
  const api = useApi()
  const setSession = useSetAtom(sessionAtom)
  const { submit, ...rest } = useSubmission({
    async send(payload: PhoneCodePayload, post) {
      const answer = await post(apiPaths.verifyOtp, payload)
      const { success, message, token } = answer as VerifyOtpResponse
      if (!success || !token) throw new Refusal(failureText('phoneVerification', message))
      tokenStore.write(token)
      pendingMark.set()
      // Finds the user, if the backend returns one. The code was correct either way.
      const check = await checkSession(api)
      const user = 'user' in check ? check.user : null
      setSession({ user, isAuthenticated: true, isLoading: false, error: null })
      return user?._id ?? ''
    },
    situation: 'phoneVerification',
    words,
  })
  return { verify: submit, ...rest }
}
