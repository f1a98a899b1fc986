/** What a reset needs: the link's or the code's token, and whose it is. */
export interface Reset {
  token: string
  /** Address or number. */
  email: string
}

/** The reset as navigation state: in the history entry, and not in the address. */
export const resetState = (reset: Reset | 'done') => ({ reset })

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The reset in a navigation state, which can come from anywhere; 'done' once it is over. */
export function readReset(state: unknown): Reset | 'done' | undefined {
  const { reset } = (state ?? {}) as { reset?: unknown }
  if (reset === 'done') return reset
  if (typeof reset !== 'object' || reset === null) return undefined
  const { token, email } = reset as Record<string, unknown>
  return isText(token) && isText(email) ? { token, email } : undefined
}
