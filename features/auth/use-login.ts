import { useSetAtom } from 'jotai'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { loginCopy } from '@domain/copy/login-copy'
import type { LoginResponse, LoginPayload } from '@domain/schemas/auth-schema'
import { ApiError } from '@features/api/api-error'
import { lastUser } from '@features/session/last-user'
import { pendingSignUp } from '@features/session/pending-sign-up'
import { sessionAtom, signedOut } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { serverMessageOf, useSubmission } from './use-submission'

/**
 * Logs in. The store keeps 'Login failed' or the server's message. `formError` is the form's
 * message, which differs when the server sent none or did not respond. `isContactInvalid` tells
 * whether the server does not accept the address or the number. `login` resolves with the user.
 */
export function useLogin() {
  const setSession = useSetAtom(sessionAtom)
  const { submit, isSubmitting, failure } = useSubmission({
    async send(payload: LoginPayload, post) {
      setSession({ ...signedOut, isLoading: true })
      try {
        const { accessToken, user } = (await post(apiPaths.login, payload)) as LoginResponse
        tokenStore.write(accessToken)
        lastUser.write(user)
        pendingSignUp.clear()
        setSession({ user, isAuthenticated: true, isLoading: false, error: null })
        return user
      } catch (error) {
        setSession({ ...signedOut, error: failureText('login', serverMessageOf(error)) })
        throw error
      }
    },
    situation: 'loginForm',
    words: (error) =>
      error instanceof ApiError && !error.isOffline
        ? failureText('loginForm', error.serverMessage)
        : loginCopy.network,
  })
  return {
    login: submit,
    isSubmitting,
    formError: failure?.text,
    isContactInvalid: failure?.fields?.includes('identifier') ?? false,
  }
}
