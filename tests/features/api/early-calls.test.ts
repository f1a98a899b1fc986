import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TIME } from '@domain/constants'
import { createApiClient } from '@features/api/api-client'
import { beginEarlyCall, takeEarlyCall } from '@features/api/early-calls'

const fetchSpy = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  fetchSpy.mockReset()
  fetchSpy.mockImplementation(() => Promise.resolve(new Response('{"listings":[]}')))
  vi.stubGlobal('fetch', fetchSpy)
  vi.stubGlobal('window', {})
})
afterEach(() => vi.unstubAllGlobals())

describe('an early request', () => {
  it('is returned once, so that later requests are sent again', async () => {
    beginEarlyCall('/api/listing', null)
    await expect(takeEarlyCall('/api/listing', null)).resolves.toBeInstanceOf(Response)
    expect(takeEarlyCall('/api/listing', null)).toBeUndefined()
  })

  it('serves only the user for whom it was started (R-26)', () => {
    beginEarlyCall('/api/auth/me', 'ada-token')
    expect(takeEarlyCall('/api/auth/me', 'bola-token')).toBeUndefined()
    expect(takeEarlyCall('/api/auth/me', null)).toBeUndefined()
    expect(takeEarlyCall('/api/auth/me', 'ada-token')).toBeDefined()
  })

  it('ends after the time limit of a request, so that a retry need not wait for it', () => {
    vi.useFakeTimers()
    beginEarlyCall('/api/listing', null)
    const sent = fetchSpy.mock.calls[0]?.[1].signal
    vi.advanceTimersByTime(TIME.requestTimeout - 1)
    expect(sent?.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(sent?.aborted).toBe(true)
    vi.useRealTimers()
  })

  it.each([['ada-token'], [null]])(
    'equals the request that the client would send with token %s (ROLE-02)',
    async (token) => {
      beginEarlyCall('/api/listing', token)
      const api = createApiClient({
        baseUrl: '/api',
        getToken: () => token,
        onUnauthorized: () => {},
      })
      await api.request('GET', '/listing')
      const [early, late] = fetchSpy.mock.calls
      expect(early?.[0]).toBe(late?.[0])
      expect(early?.[1].headers).toEqual(late?.[1].headers)
    },
  )

  it('raises no unhandled rejection when it fails before its use', async () => {
    fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    beginEarlyCall('/api/listing', null)
    await expect(takeEarlyCall('/api/listing', null)).rejects.toThrow('Failed to fetch')
  })
})
