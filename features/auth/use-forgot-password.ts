import { apiPaths } from '@domain/api-paths'
import { forgotPasswordCopy } from '@domain/copy/forgot-password-copy'
import { failureText } from '@domain/failure-words'
import type { ForgotPasswordPayload } from '@domain/schemas/password-reset-schema'
import { useApi } from '@features/api/ApiProvider'
import { Refusal, serverMessageOf, useSubmission } from './use-submission'

const isSent = (message: string) => message.trim().toLowerCase() === forgotPasswordCopy.sent

/**
 * Asks for the link and the code (section 2.6). Only the answer 'password reset link sent' counts;
 * any other message is shown. Resolves with when it was sent.
 */
export function useForgotPassword() {
  const api = useApi()
  const { submit, ...rest } = useSubmission({
    async send(identifier: string) {
      const answer = await api.request('POST', apiPaths.forgotPassword, {
        body: { email: identifier } satisfies ForgotPasswordPayload,
        handlesUnauthorized: true,
      })
      const { message = '' } = (answer ?? {}) as { message?: string }
      if (!isSent(message)) throw new Refusal(failureText('resetRequest', message))
      return Date.now()
    },
    words: (error) => failureText('resetRequest', serverMessageOf(error)),
  })
  return { ask: submit, ...rest }
}
