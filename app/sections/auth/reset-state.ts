/** What a password reset needs: the token of the link or code, and the account it belongs to. */
export interface Reset {
  token: string
  /** Email address or phone number. */
  email: string
}

/**
 * Returns the navigation state of a reset. The history entry holds it, so the token is not in the
 * address.
 */
export const resetState = (reset: Reset | 'done') => ({ reset })

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Reads the reset from navigation state, which any page can have set. Returns 'done' once the
 * password is changed.
 */
export function readReset(state: unknown): Reset | 'done' | undefined {
  const { reset } = (state ?? {}) as { reset?: unknown }
  if (reset === 'done') return reset
  if (typeof reset !== 'object' || reset === null) return undefined
  const { token, email } = reset as Record<string, unknown>
  return isText(token) && isText(email) ? { token, email } : undefined
}
