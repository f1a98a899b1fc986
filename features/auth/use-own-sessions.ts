import { useState } from 'react'
import { sessionsCopy } from '@domain/copy/sessions-copy'
import type { SessionsResponse } from '@domain/schemas/session-schema'
import { ApiError } from '@features/api/api-error'
import { useApi } from '@features/api/ApiProvider'
import { serverMessageOf, useSubmission } from './use-submission'

/** Paths that only our own server has. */
const sessionPaths = {
  /** Proves the password again, before sessions are ended. */
  confirm: '/auth/confirm',
  all: '/auth/sessions',
  one: (sessionId: string) => `/auth/sessions/${encodeURIComponent(sessionId)}`,
}

const needsPassword = (error: unknown) =>
  error instanceof ApiError && error.code === 'confirmation_needed'

/**
 * Lists the guest's sessions on request, and ends them. Where the login is too long ago, the server
 * first requires the password. `isAsking` is true until it has been confirmed.
 */
export function useOwnSessions() {
  const api = useApi()
  const [sessions, setSessions] = useState<SessionsResponse['sessions']>()
  const [asked, setAsked] = useState<string>()
  const read = async () => {
    const answer = (await api.request('GET', sessionPaths.all)) as SessionsResponse
    setSessions(answer.sessions)
  }
  /** Ends one session by its id, or all 'others'. */
  const end = (what: string) =>
    api.request('DELETE', what === 'others' ? sessionPaths.all : sessionPaths.one(what))
  const { submit, isSubmitting, failure } = useSubmission({
    async send(work: () => Promise<unknown>) {
      await work()
      await read()
    },
    situation: 'currentUser',
    words: (error) => serverMessageOf(error) ?? sessionsCopy.failed,
  })
  return {
    sessions,
    isAsking: asked !== undefined,
    isBusy: isSubmitting,
    failure,
    show: () => submit(async () => undefined),
    end: (what: string) =>
      submit(async () => {
        try {
          await end(what)
        } catch (error) {
          if (!needsPassword(error)) throw error
          setAsked(what)
        }
      }),
    confirm: (password: string) =>
      submit(async () => {
        await api.request('POST', sessionPaths.confirm, { body: { password } })
        if (asked !== undefined) await end(asked)
        setAsked(undefined)
      }),
  }
}
