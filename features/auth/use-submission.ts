import { ApiError } from '@features/api/api-error'
import { useCallback, useRef, useState } from 'react'

/** What a form shows of a call that failed. */
export interface SubmissionFailure {
  text: string
  /** Nobody answered. */
  isOffline: boolean
}

/** The server answered, and its answer was no. The message is what the guest reads. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

export interface SubmissionOptions<Input, Answer> {
  send: (input: Input) => Promise<Answer>
  /** Section 8's words for what `send` threw; a Refusal brings its own. */
  words: (error: unknown, input: Input) => string
}

/**
 * One call of a form: at most one at a time, so that a second press sends nothing, and its failure
 * in words. `submit` resolves with the answer, or with undefined when there is none.
 */
export function useSubmission<Input, Answer>({ send, words }: SubmissionOptions<Input, Answer>) {
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<SubmissionFailure>()
  const isRunning = useRef(false)

  async function submit(input: Input): Promise<Answer | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setSubmitting(true)
    setFailure(undefined)
    try {
      return await send(input)
    } catch (error) {
      setFailure({
        text: error instanceof Refusal ? error.message : words(error, input),
        isOffline: error instanceof ApiError && error.isOffline,
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

/** The server's own words, when it sent any. */
export const serverMessageOf = (error: unknown) =>
  error instanceof ApiError ? error.serverMessage : undefined
