/**
 * Paths of the user's sessions, which only our own server has. They are in a file of their own,
 * because the first page needs none of them.
 */
export const sessionPaths = {
  /** Proves the password again, before sessions are ended. */
  confirm: '/auth/confirm',
  all: '/auth/sessions',
  one: (sessionId: string) => `/auth/sessions/${encodeURIComponent(sessionId)}`,
}
