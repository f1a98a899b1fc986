import { afterEach, describe, expect, it, vi } from 'vitest'
import { TIME } from '@domain/constants'
import type { RequestOptions } from '@features/api/api-client'
import { ApiError } from '@features/api/api-error'
import { checkSession } from '@features/session/check-session'
import { deferred, fakeApi } from '@tests/helpers/fake-api'
import { ada } from '@tests/helpers/signed-in'

const me = 'GET /auth/me'
const lost = new ApiError({ status: 0, code: 'network' })

afterEach(() => vi.useRealTimers())

/** Returns the given responses in turn and repeats the last one. */
const inTurn = (...answers: unknown[]) => {
  let turn = 0
  return () => {
    const answer = answers[Math.min(turn, answers.length - 1)]
    turn += 1
    if (answer instanceof Error) throw answer
    return answer
  }
}

const untilAborted = ({ signal }: RequestOptions) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  })

describe('the check of a stored token', () => {
  it("returns the token's user (AUTHST-01, ENT-01)", async () => {
    const api = fakeApi({ [me]: { user: ada } })
    await expect(checkSession(api)).resolves.toEqual({ user: ada })
    expect(api.count(me)).toBe(1)
  })

  it("fails with the server's message, or 'Failed to fetch user' (AUTHST-02)", async () => {
    const silent = fakeApi({ [me]: new ApiError({ status: 500, code: 'internal' }) })
    await expect(checkSession(silent)).resolves.toEqual({ error: 'Failed to fetch user' })
    const spoken = new ApiError({ status: 401, code: 'unauthenticated', message: 'Gone.' })
    await expect(checkSession(fakeApi({ [me]: spoken }))).resolves.toEqual({ error: 'Gone.' })
  })

  it('is retried twice after a lost connection (R-130)', async () => {
    const back = fakeApi({ [me]: inTurn(lost, lost, { user: ada }) })
    await expect(checkSession(back)).resolves.toEqual({ user: ada })
    expect(back.count(me)).toBe(3)

    const gone = fakeApi({ [me]: lost })
    await expect(checkSession(gone)).resolves.toEqual({ error: 'Failed to fetch user' })
    expect(gone.count(me)).toBe(3)
  })

  it('is not retried after a response, whatever it says (R-130)', async () => {
    const api = fakeApi({ [me]: new ApiError({ status: 503, code: 'unavailable' }) })
    await checkSession(api)
    expect(api.count(me)).toBe(1)
  })

  it('ends after 15 seconds, including retries (R-130)', async () => {
    vi.useFakeTimers()
    const slow = [deferred(), deferred()]
    let turn = 0
    const api = fakeApi({
      [me]: (options: RequestOptions) => slow[turn++]?.promise ?? untilAborted(options),
    })
    const ended = vi.fn<() => void>()
    const check = checkSession(api).finally(ended)
    for (const answer of slow) {
      await vi.advanceTimersByTimeAsync(6_000)
      answer.reject(lost)
    }
    await vi.advanceTimersByTimeAsync(TIME.requestTimeout - 12_001)
    expect(api.count(me)).toBe(3)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(check).resolves.toEqual({ error: 'Failed to fetch user' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sends no request once the 15 seconds are over (R-130)', async () => {
    vi.useFakeTimers()
    const api = fakeApi({
      [me]: async (options: RequestOptions) => {
        await untilAborted(options).catch(() => undefined)
        throw lost
      },
    })
    const check = checkSession(api)
    await vi.advanceTimersByTimeAsync(TIME.requestTimeout)
    await check
    expect(api.count(me)).toBe(1)
  })

  it.each([[undefined], [null], [{}], [{ user: null }], ['Welcome']])(
    'fails on a success that contains no user: %j',
    async (body) => {
      await expect(checkSession(fakeApi({ [me]: body }))).resolves.toEqual({
        error: 'Failed to fetch user',
      })
    },
  )

  it('handles its own 401, so that the failure is reported once (R-132)', async () => {
    const api = fakeApi({ [me]: { user: ada } })
    await checkSession(api)
    expect(api.calls[0]?.options.handlesUnauthorized).toBe(true)
  })
})
