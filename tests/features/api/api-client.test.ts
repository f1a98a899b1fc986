import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OWN_SERVER } from '@domain/api/api-paths'
import { TIME } from '@domain/constants'
import { createApiClient, type ApiClientOptions } from '@features/api/api-client'
import { ApiError } from '@features/api/api-error'

type TakeEarlyCall = NonNullable<ApiClientOptions['takeEarlyCall']>
type FetchCall = [url: string, init: RequestInit]

const fetchSpy = vi.fn<(...call: FetchCall) => Promise<Response>>()

beforeEach(() => {
  fetchSpy.mockReset()
  vi.stubGlobal('fetch', fetchSpy)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const onUnauthorized = vi.fn<() => void>()
beforeEach(() => onUnauthorized.mockReset())

const client = (changes: Partial<ApiClientOptions> = {}) =>
  createApiClient({ baseUrl: '/api', getToken: () => null, onUnauthorized, ...changes })

const signedInClient = (changes: Partial<ApiClientOptions> = {}) =>
  client({ getToken: () => 'ada-token', ...changes })

/** A response of our own server, which marks it. */
const ownResponse = (text: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { [OWN_SERVER]: '1', ...headers } })

const answerText = (text: string, status = 200) =>
  fetchSpy.mockResolvedValueOnce(ownResponse(text, status))

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  fetchSpy.mockResolvedValueOnce(ownResponse(JSON.stringify(body), status, headers))

/** Starts a request that ends only when it is aborted, like a network that never responds. */
const neverAnswer = () =>
  fetchSpy.mockImplementationOnce(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )

const sent = () => {
  const [url, init] = fetchSpy.mock.lastCall ?? []
  return { url, init, headers: new Headers(init?.headers) }
}

const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('The call should have failed.'),
    (error: unknown) => error,
  )

describe('a request of the API client', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'carries the bearer token with %s when there is one (ROLE-02)',
    async (method) => {
      answer({})
      await signedInClient().request(method, '/listing')
      expect(sent().headers.get('authorization')).toBe('Bearer ada-token')
    },
  )

  it('carries no authorization header for a visitor (ROLE-02)', async () => {
    answer({})
    await client().request('GET', '/listing')
    expect(sent().headers.has('authorization')).toBe(false)
  })

  it('reads the token again each time (ROLE-02)', async () => {
    let token: string | null = null
    const api = client({ getToken: () => token })
    answer({})
    await api.request('GET', '/listing')
    token = 'fresh'
    answer({})
    await api.request('GET', '/listing')
    expect(sent().headers.get('authorization')).toBe('Bearer fresh')
  })

  it("goes to the base address with a JSON body and the caller's headers", async () => {
    answer({})
    await client({ baseUrl: 'https://other.example' }).request('DELETE', '/favourites', {
      body: { listingId: 'loft' },
      headers: { 'idempotency-key': 'one' },
    })
    const { url, init, headers } = sent()
    expect(url).toBe('https://other.example/favourites')
    expect(init?.method).toBe('DELETE')
    expect(init?.body).toBe('{"listingId":"loft"}')
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('idempotency-key')).toBe('one')
  })
})

describe('the result of a request', () => {
  it('is the response parsed as JSON', async () => {
    answer([{ _id: 'loft' }])
    await expect(client().request('GET', '/listing')).resolves.toEqual([{ _id: 'loft' }])
  })

  it('has photos at the origin of the API when the page is on another origin', async () => {
    answer([{ fileUrl: '/media/1' }, { fileUrl: 'https://x.example/1.jpg' }])
    const api = client({ baseUrl: 'https://api.example/v1' })
    await expect(api.request('GET', '/listing')).resolves.toEqual([
      { fileUrl: 'https://api.example/media/1' },
      { fileUrl: 'https://x.example/1.jpg' },
    ])
  })

  it('is undefined for an empty response', async () => {
    answerText('')
    await expect(client().request('DELETE', '/favourites')).resolves.toBeUndefined()
  })

  it.each([502, 504])('is a lost connection where a gateway answers %i', async (status) => {
    fetchSpy.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status }))
    const error = await failure(client().request('GET', '/listing'))
    expect(error).toMatchObject({ isOffline: true })
  })

  it("is an error with the server's status, code, message and detail", async () => {
    answer({ message: 'No.', code: 'invalid_request', error: 'why' }, 400)
    const error = await failure(client().request('POST', '/auth/login', { body: {} }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_request',
      serverMessage: 'No.',
      detail: 'why',
      isOffline: false,
    })
  })

  it('names its code and the request, as the log of the server does', async () => {
    answer({ message: 'Taken.', code: 'dates_unavailable' }, 409, { 'x-request-id': 'r-17' })
    const error = await failure(client().request('POST', '/booking', { body: {} }))
    expect(error).toMatchObject({ code: 'dates_unavailable', requestId: 'r-17' })
    expect(String(error)).toBe('ApiError: Taken. (dates_unavailable, request r-17)')
    answer({ message: 'Taken.' }, 409)
    const unnamed = await failure(client().request('POST', '/booking', { body: {} }))
    expect(String(unnamed)).toBe('ApiError: Taken. (http_409)')
  })

  it.each([
    ['a body that is not an object', '"no"'],
    ['a body without a message', '{}'],
    ['a message that is not text', '{"message":{"en":"no"},"code":7,"fields":"none"}'],
    ['a message that says what is absent', '{"message":" null","code":"NaN","error":"undefined"}'],
    ['null', 'null'],
    ['nothing', ''],
  ])('is an error without a server message for %s', async (_, body) => {
    answerText(body, 500)
    expect(await failure(client().request('GET', '/listing'))).toMatchObject({
      status: 500,
      code: 'http_500',
      serverMessage: undefined,
      detail: undefined,
    })
  })

  it("keeps the status of a proxy's HTML error page", async () => {
    answerText('<html><body>Bad Gateway</body></html>', 502)
    expect(await failure(client().request('GET', '/listing'))).toMatchObject({
      status: 502,
      code: 'not_json',
      serverMessage: undefined,
    })
  })

  it.each([
    ['an HTML page', '<!doctype html><title>Sign in to this network</title>'],
    ['truncated JSON', '{"listings":[{"_id":"lo'],
  ])('is a connection error when a success carries %s', async (_, body) => {
    answerText(body, 200)
    expect(await failure(client().request('GET', '/listing'))).toMatchObject({
      status: 0,
      code: 'not_json',
      isOffline: true,
    })
  })

  it.each([201, 202, 204])(
    'is an error for %i when only 200 counts as success (SIGNUP-13, R-36)',
    async (status) => {
      const body = status === 204 ? null : '{"message":"queued"}'
      fetchSpy.mockResolvedValueOnce(new Response(body, { status }))
      const call = client().request('POST', '/auth/initiate-email-verification', {
        onlyStatus: 200,
      })
      expect(await failure(call)).toMatchObject({ status })
    },
  )

  it('is a network error when no response arrives (LOGIN-14)', async () => {
    fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await failure(client().request('GET', '/listing'))).toMatchObject({
      status: 0,
      code: 'network',
      isOffline: true,
    })
  })
})

describe('a response of another backend', () => {
  const listing = { _id: 7, name: 'Loft', basePrice: '45000', description: null }

  it('is read by its schema (R-148)', async () => {
    fetchSpy.mockResolvedValueOnce(new Response(JSON.stringify([listing])))
    await expect(client().request('GET', '/listing')).resolves.toEqual({
      listings: [{ _id: '7', name: 'Loft', basePrice: 45_000 }],
    })
  })

  it.each(['', 'null', '{"ok":true}'])(
    'that says %j where a list is due is a failure, but not a lost connection',
    async (text) => {
      vi.spyOn(console, 'warn').mockReturnValueOnce(undefined)
      fetchSpy.mockResolvedValueOnce(new Response(text))
      expect(await failure(client().request('GET', '/listing'))).toMatchObject({
        status: 200,
        code: 'not_understood',
        isOffline: false,
      })
    },
  )
})

describe('the request timeout of 15 seconds', () => {
  it('ends the request at 15 seconds, not a moment earlier (R-129)', async () => {
    vi.useFakeTimers()
    neverAnswer()
    const call = client().request('GET', '/listing')
    const ended = vi.fn<() => void>()
    const error = failure(call).finally(ended)
    await vi.advanceTimersByTimeAsync(TIME.requestTimeout - 1)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await error).toMatchObject({ status: 0, code: 'timeout', isOffline: true })
    expect(sent().init?.signal?.aborted).toBe(true)
  })

  it('covers the response body too (R-129)', async () => {
    vi.useFakeTimers()
    fetchSpy.mockResolvedValueOnce(new Response(new ReadableStream({})))
    const error = failure(client().request('GET', '/listing'))
    await vi.advanceTimersByTimeAsync(TIME.requestTimeout)
    expect(await error).toMatchObject({ code: 'timeout' })
  })
})

describe('an aborted request', () => {
  it('rejects with the abort error, which is not an ApiError', async () => {
    const stale = new AbortController()
    neverAnswer()
    const error = failure(client().request('GET', '/listing', { signal: stale.signal }))
    stale.abort()
    expect(await error).not.toBeInstanceOf(ApiError)
    expect(await error).toMatchObject({ name: 'AbortError' })
    expect(sent().init?.signal?.aborted).toBe(true)
  })
})

describe('a 401 response', () => {
  it('ends the session when the request carried a token (R-132)', async () => {
    answer({}, 401)
    await failure(signedInClient().request('GET', '/booking/user/ada'))
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })

  it('leaves the session to a caller that handles 401 itself (R-132)', async () => {
    answer({}, 401)
    const error = await failure(
      signedInClient().request('POST', '/booking', { handlesUnauthorized: true }),
    )
    expect(error).toMatchObject({ status: 401 })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('does nothing for a visitor, who has no session (R-132)', async () => {
    answer({}, 401)
    await failure(client().request('POST', '/favourites', { body: {} }))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('is the only response that ends a session', async () => {
    answer({}, 403)
    await failure(signedInClient().request('GET', '/booking/user/bola'))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('to an older token leaves the current session alone (R-132)', async () => {
    let token = 'ada-token'
    let finish: (response: Response) => void = () => {}
    fetchSpy.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
    const call = failure(client({ getToken: () => token }).request('GET', '/booking/user/ada'))
    token = 'bola-token'
    finish(new Response('{}', { status: 401 }))
    await call
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

describe('a request that the page started early', () => {
  it('is reused instead of sending another', async () => {
    const takeEarlyCall = vi.fn<TakeEarlyCall>(() => Promise.resolve(ownResponse('{"early":true}')))
    const api = signedInClient({ takeEarlyCall })
    await expect(api.request('GET', '/auth/me')).resolves.toEqual({ early: true })
    expect(takeEarlyCall).toHaveBeenCalledWith('/api/auth/me', 'ada-token')
    expect(fetchSpy).not.toHaveBeenCalled()
  })

  it('is never reused for a write', async () => {
    const takeEarlyCall = vi.fn<TakeEarlyCall>()
    answer({})
    await client({ takeEarlyCall }).request('POST', '/auth/login', { body: {} })
    expect(takeEarlyCall).not.toHaveBeenCalled()
  })
})
