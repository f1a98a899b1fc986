import type { Api, HttpMethod, RequestOptions } from '@features/api/api-client'
import { onTestFinished } from 'vitest'

/** An answer that the test gives when it likes. */
export interface Deferred {
  promise: Promise<unknown>
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

export function deferred(): Deferred {
  let resolve: Deferred['resolve'] = () => {}
  let reject: Deferred['reject'] = () => {}
  const promise = new Promise<unknown>((whenAnswered, whenFailed) => {
    resolve = whenAnswered
    reject = whenFailed
  })
  return { promise, resolve, reject }
}

/**
 * Keyed 'METHOD /path': a body, an Error to reject with, a promise (see `deferred`), or a function
 * of the call's options.
 */
export type FakeAnswers = Record<string, unknown>

export interface FakeCall {
  /** 'METHOD /path'. */
  call: string
  options: RequestOptions
}

export interface FakeApi extends Api {
  /** Every call so far, oldest first. */
  calls: FakeCall[]
  /** What is answered from now on; a test may change it. */
  answers: FakeAnswers
  /** How often 'METHOD /path' was asked. */
  count: (call: string) => number
}

/**
 * Answers from a table. A call that the table lacks is a fault of the test, and fails it at its
 * end even when the code under test takes the rejection for a lost connection.
 */
export function fakeApi(answers: FakeAnswers = {}): FakeApi {
  const unanswered: string[] = []
  const calls: FakeCall[] = []
  onTestFinished(() => {
    if (unanswered.length > 0) {
      throw new Error(`The test has no answer for ${unanswered.join(', ')}. Add it to fakeApi().`)
    }
  })
  return {
    calls,
    answers,
    count: (call) => calls.filter((each) => each.call === call).length,
    async request(method: HttpMethod, path: string, options: RequestOptions = {}) {
      const call = `${method} ${path}`
      calls.push({ call, options })
      if (!(call in answers)) {
        unanswered.push(call)
        throw new Error(`The test has no answer for ${call}. Add it to fakeApi().`)
      }
      const answer = answers[call]
      if (answer instanceof Error) throw answer
      return typeof answer === 'function'
        ? (answer as (given: RequestOptions) => unknown)(options)
        : answer
    },
  }
}
