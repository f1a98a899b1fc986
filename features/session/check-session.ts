import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { TIME } from '@domain/constants'
import type { User } from '@domain/schemas/auth-schema'
import type { Api } from '@features/api/api-client'
import { ApiError } from '@features/api/api-error'

export type SessionCheck = { user: User } | { error: string }

const MAX_RETRIES = 2

/**
 * Finds the owner of the stored token. It retries a lost connection twice within one limit of 15 s
 * . It never rejects, but returns what failed.
 */
export async function checkSession(api: Api): Promise<SessionCheck> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), TIME.requestTimeout)
  try {
    return await askWhoIAm(api, deadline.signal, MAX_RETRIES)
  } catch (error) {
    const serverMessage = error instanceof ApiError ? error.serverMessage : undefined
    return { error: failureText('currentUser', serverMessage) }
  } finally {
    clearTimeout(timer)
  }
}

async function askWhoIAm(api: Api, signal: AbortSignal, left: number): Promise<SessionCheck> {
  try {
    const answer = await api.request('GET', apiPaths.me, { signal, handlesUnauthorized: true })
    const user = (answer as { user?: User } | undefined)?.user
    // A 200 without a user authenticates nobody.
    return user?._id ? { user } : { error: failureText('currentUser') }
  } catch (error) {
    const lost = error instanceof ApiError && error.isOffline && !signal.aborted
    if (!lost || left === 0) throw error
    return askWhoIAm(api, signal, left - 1)
  }
}
