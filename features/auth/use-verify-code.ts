import { useSetAtom } from 'jotai'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { errorCopy } from '@domain/copy/error-copy'
import type {
  EmailCodePayload,
  PhoneCodePayload,
  VerifyOtpResponse,
} from '@domain/schemas/password-reset-schema'
import { useApi } from '@features/api/ApiProvider'
import { usesOwnApi } from '@features/api/base-url'
import { checkSession } from '@features/session/check-session'
import { pendingMark } from '@features/session/pending-mark'
import { sessionAtom } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { Refusal, serverMessageOf, useSubmission } from './use-submission'
import { linkRefusedAtom, verifiedLink } from './verified-link'

/** Returns the proof in the response to a code. */
function proofIn(answer: unknown) {
  const { success, message, token, id } = answer as VerifyOtpResponse
  if (!success || !token) throw new Refusal(failureText('phoneVerification', message))
  return { token, id }
}

/**
 * Verifies an address by the code of the sign-up mail. On success it keeps the proof that a mailed
 * link would have brought, and resolves with the new account's id.
 */
export function useVerifyEmailCode() {
  const setRefused = useSetAtom(linkRefusedAtom)
  const { submit, ...rest } = useSubmission({
    async send(payload: EmailCodePayload, post) {
      const { token, id } = proofIn(await post(apiPaths.verifyOtp, payload))
      setRefused(false)
      verifiedLink.write(token)
      return id ?? ''
    },
    situation: 'phoneVerification',
  })
  /** Only our own server mails a code. */
  return { verify: submit, isOffered: usesOwnApi(), ...rest }
}

const phoneWords = (error: unknown) =>
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
      const { token } = proofIn(await post(apiPaths.verifyOtp, payload))
      tokenStore.write(token)
      pendingMark.write(true)
      // Finds the user, if the backend returns one. The code was correct either way.
      const check = await checkSession(api)
      const user = 'user' in check ? check.user : null
      setSession({ user, isAuthenticated: true, isLoading: false, error: null })
      return user?._id ?? ''
    },
    situation: 'phoneVerification',
    words: phoneWords,
  })
  return { verify: submit, ...rest }
}
