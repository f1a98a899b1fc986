import type { LoginPayload } from '@domain/schemas/auth-schema'

let kept: LoginPayload | undefined

/**
 * Login of an account that this page has just completed, so that the password is typed once. It is
 * in memory only, and reading it removes it.
 */
export const freshLogin = {
  keep(login: LoginPayload) {
    kept = login
  },
  isKept: (): boolean => kept !== undefined,
  take(): LoginPayload | undefined {
    const login = kept
    kept = undefined
    return login
  },
}
