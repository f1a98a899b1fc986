import { apiPaths } from '@domain/api/api-paths'
import type { ResetPasswordPayload } from '@domain/schemas/password-reset-schema'
import { tokenStore } from '@features/session/token-store'
import { useSubmission } from './use-submission'

/**
 * Sets the new password. The server then ends every session of the account, so this tab's token is
 * removed too. Resolves with true.
 */
export function useResetPassword() {
  const { submit, ...rest } = useSubmission({
    async send(payload: ResetPasswordPayload, post) {
      await post(apiPaths.resetPassword, payload)
      tokenStore.remove()
      return true
    },
    situation: 'resetRequest',
  })
  return { reset: submit, ...rest }
}
