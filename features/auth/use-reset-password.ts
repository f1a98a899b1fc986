import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { ResetPasswordPayload } from '@domain/schemas/password-reset-schema'
import { useApi } from '@features/api/ApiProvider'
import { tokenStore } from '@features/session/token-store'
import { serverMessageOf, useSubmission } from './use-submission'

/**
 * Sets the new password. The server then ends every session of the account, so this tab's token is
 * removed too. Resolves with true.
 */
export function useResetPassword() {
  const api = useApi()
  const { submit, ...rest } = useSubmission({
    async send(payload: ResetPasswordPayload) {
      await api.request('POST', apiPaths.resetPassword, {
        body: payload,
        handlesUnauthorized: true,
      })
      tokenStore.remove()
      return true
    },
    situation: () => 'resetRequest',
    words: (error) => failureText('resetRequest', serverMessageOf(error)),
  })
  return { reset: submit, ...rest }
}
