import { useCallback, useRef, useState } from 'react'
import { type FailedSituation, failureText } from '@domain/api/failure-messages'
import type { RequestOptions } from '@features/api/api-client'
import { ApiError } from '@features/api/api-error'
import { useApi } from '@features/api/ApiProvider'
import { reasonFor } from '@features/api/reason-for'

/** Failed request as a form shows it. */
export interface SubmissionFailure {
  text: string
  /** Why the request failed, when its code says something that helps. */
  reason?: string | undefined
  /** Names of the fields that the server does not accept. */
  fields?: readonly string[] | undefined
}

/** The server rejected the request. The message is shown to the guest. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Sends what a form holds, which stays when the session turns out to be over. */
type Post = (path: string, body: unknown, options?: RequestOptions) => Promise<unknown>

export interface SubmissionOptions<Input, Answer> {
  send: (input: Input, post: Post) => Promise<Answer>
  /** Row of the table of reasons, and of texts. */
  situation: FailedSituation
  /** Returns another text for an error of `send`, except for a Refusal, which has its own. */
  words?: (error: unknown, input: Input) => string
}

/**
 * Manages a form's request: one at a time, so that a second click sends nothing, with a message for
 * its failure. `submit` resolves with the response, or with undefined after a failure.
 */
export function useSubmission<Input, Answer>({
  send,
  situation,
  words = (error) => failureText(situation, serverMessageOf(error)),
}: SubmissionOptions<Input, Answer>) {
  const api = useApi()
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<SubmissionFailure>()
  const isRunning = useRef(false)

  const post: Post = (path, body, options) =>
    api.request('POST', path, { body, handlesUnauthorized: true, ...options })

  async function submit(input: Input): Promise<Answer | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setSubmitting(true)
    setFailure(undefined)
    try {
      return await send(input, post)
    } catch (error) {
      setFailure({
        text: error instanceof Refusal ? error.message : words(error, input),
        reason: reasonFor(situation, error),
        fields: error instanceof ApiError ? error.fields : [],
      })
      return undefined
    } finally {
      isRunning.current = false
      setSubmitting(false)
    }
  }
  const clearFailure = useCallback(() => setFailure(undefined), [])
  return { submit, isSubmitting, failure, clearFailure }
}

/** Returns the server's own message, if any. */
export const serverMessageOf = (error: unknown) =>
  error instanceof ApiError ? error.serverMessage : undefined
