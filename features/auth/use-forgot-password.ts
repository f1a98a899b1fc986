import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { RESET_SENT_MESSAGE } from '@domain/constants'
import { errorCopy } from '@domain/copy/error-copy'
import type {
  ForgotPasswordPayload,
  ResetCodePayload,
  VerifyOtpResponse,
} from '@domain/schemas/password-reset-schema'
import { Refusal, useSubmission } from './use-submission'

const isSent = (message: string) => message.trim().toLowerCase() === RESET_SENT_MESSAGE

/**
 * Requests the link and the code. Only the message 'password reset link sent' is a success, and any
 * other message is shown. Resolves with the time of sending.
 */
export function useForgotPassword() {
  const { submit, ...rest } = useSubmission({
    async send(identifier: string, post) {
      const body: ForgotPasswordPayload = { email: identifier }
      const answer = await post(apiPaths.forgotPassword, body)
      const { message = '' } = (answer ?? {}) as { message?: string }
      if (!isSent(message)) throw new Refusal(failureText('resetRequest', message))
      return Date.now()
    },
    situation: 'resetRequest',
  })
  return { ask: submit, ...rest }
}

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
