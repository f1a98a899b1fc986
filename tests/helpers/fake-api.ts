import { onTestFinished } from 'vitest'
import type { Api, HttpMethod, RequestOptions } from '@features/api/api-client'

/** Response that the test completes when it chooses. */
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
 * Responses by 'METHOD /path': a body, an Error to reject with, a promise (see `deferred`), or a
 * function of the request's options.
 */
export type FakeResponses = Record<string, unknown>

export interface FakeCall {
  /** 'METHOD /path' of the request. */
  call: string
  options: RequestOptions
}

export interface FakeApi extends Api {
  /** Every request so far, oldest first. */
  calls: FakeCall[]
  /** Responses from now on. A test may change them. */
  answers: FakeResponses
  /** Returns how often 'METHOD /path' was requested. */
  count: (call: string) => number
}

/**
 * Responds from a table. A request that the table lacks fails the test at its end, even when the
 * code under test treats the rejection as a lost connection.
 */
export function fakeApi(answers: FakeResponses = {}): FakeApi {
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
