import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { loginCopy } from '@domain/copy/login-copy'
import type { LoginResponse, LoginPayload } from '@domain/schemas/auth-schema'
import { ApiError } from '@features/api/api-error'
import { useApi } from '@features/api/ApiProvider'
import { lastUser } from './last-user'
import { pendingSignUp } from './pending-sign-up'
import { sessionAtom, signedOut } from './session-atoms'
import { tokenStore } from './token-store'

const formText = (error: unknown) =>
  error instanceof ApiError && !error.isOffline
    ? failureText('loginForm', error.serverMessage)
    : loginCopy.network

/**
 * Logs in. The store keeps 'Login failed' or the server's message. `formError` is the form's
 * message, which differs when the server sent none or did not respond. `isContactInvalid` tells
 * whether the server does not accept the address or the number.
 */
export function useLogin() {
  const api = useApi()
  const setSession = useSetAtom(sessionAtom)
  const [failure, setFailure] = useState<unknown>()
  const [isSubmitting, setSubmitting] = useState(false)
  const isRunning = useRef(false)

  /** Resolves with the user, or with undefined after a failure. */
  async function login(payload: LoginPayload) {
    // A second click before the button is disabled sends nothing.
    if (isRunning.current) return undefined
    isRunning.current = true
    setSubmitting(true)
    setFailure(undefined)
    setSession({ ...signedOut, isLoading: true })
    try {
      const { accessToken, user } = (await api.request('POST', apiPaths.login, {
        body: payload,
        handlesUnauthorized: true,
      })) as LoginResponse
      tokenStore.write(accessToken)
      lastUser.write(user)
      pendingSignUp.clear()
      setSession({ user, isAuthenticated: true, isLoading: false, error: null })
      return user
    } catch (error) {
      const serverMessage = error instanceof ApiError ? error.serverMessage : undefined
      setSession({ ...signedOut, error: failureText('login', serverMessage) })
      setFailure(error)
      return undefined
    } finally {
      isRunning.current = false
      setSubmitting(false)
    }
  }
  return {
    login,
    isSubmitting,
    formError: failure === undefined ? undefined : formText(failure),
    isContactInvalid: failure instanceof ApiError && failure.fields.includes('identifier'),
  }
}
