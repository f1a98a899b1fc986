import { apiPaths } from '@domain/api-paths'
import { VERIFY_EMAIL_KEY } from '@domain/constants'
import { tabStore } from '@features/session/token-store'
import type { Api } from '@features/api/api-client'
import { ApiError } from '@features/api/api-error'
import { atom } from 'jotai'

/** The value of the mailed link, for this tab (section 2.1, R-14): proof beside the id. */
export const verifiedLink = {
  read: () => tabStore.read(VERIFY_EMAIL_KEY) ?? undefined,
  write: (token: string) => tabStore.write(VERIFY_EMAIL_KEY, token),
  clear: () => tabStore.remove(VERIFY_EMAIL_KEY),
}

/** The server said that the link is no good. */
export const linkRefusedAtom = atom(false)
linkRefusedAtom.debugLabel = 'linkRefusedAtom'

/**
 * Tells the server that the link was opened; nobody reads the answer's body (section 7). Resolves
 * with true when the link was refused; a lost call decides nothing.
 */
export async function openLink(api: Api, token: string): Promise<boolean> {
  try {
    await api.request('GET', apiPaths.verifyEmail(token), { handlesUnauthorized: true })
    return false
  } catch (error) {
    return error instanceof ApiError && error.status >= 400 && error.status < 500
  }
}
