import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '@features/api/api-client'
import { ApiError } from '@features/api/api-error'
import { until } from '@tests/helpers/until'

/** The part of XMLHttpRequest that the code under test uses. The test plays the network. */
class FakeUpload extends EventTarget {
  static last: FakeUpload
  static started = 0
  upload = new EventTarget()
  headers: Record<string, string> = {}
  line = ''
  sent: unknown
  status = 0
  responseText = ''
  constructor() {
    super()
    FakeUpload.last = this
    FakeUpload.started += 1
  }
  open(method: string, url: string) {
    this.line = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  /** Reports this many bytes as sent. */
  moves(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  getResponseHeader(name: string) {
    return name === 'x-request-id' ? 'r-17' : null
  }

  answers(status: number, body: string) {
    this.status = status
    this.responseText = body
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  vi.useFakeTimers()
  FakeUpload.started = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const onUnauthorized = vi.fn()
const client = () => createApiClient({ baseUrl: '/api', getToken: () => 'a-token', onUnauthorized })

async function startUpload(options: { signal?: AbortSignal } = {}) {
  const progress: number[] = []
  const before = FakeUpload.started
  const body = new FormData()
  body.append('name', 'Palm Court')
  const answer = client().request('PATCH', '/listing', {
    body,
    onUploadProgress: (percent) => progress.push(percent),
    ...options,
  })
  const outcome = answer.catch((error: unknown) => error)
  await until(() => FakeUpload.started > before)
  return { outcome, progress, body, request: FakeUpload.last }
}

describe('an upload', () => {
  it('sends the form with the token, reports its progress and returns JSON (API-16)', async () => {
    const { outcome, progress, body, request } = await startUpload()
    expect(request.line).toBe('PATCH /api/listing')
    expect(request.sent).toBe(body)
    // The browser sets the content type itself, because it includes the boundary.
    expect(request.headers).toEqual({
      accept: 'application/json',
      authorization: 'Bearer a-token',
    })
    request.moves(10, 1_000)
    request.moves(666, 1_000)
    request.moves(1_000, 1_000)
    request.answers(200, '{"listing":{"_id":"1"}}')
    expect(await outcome).toEqual({ listing: { _id: '1' } })
    expect(progress).toEqual([1, 66, 100])
  })

  it('may take long while bytes flow, and ends after a minute without any (API-16)', async () => {
    const { outcome, request } = await startUpload()
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await vi.advanceTimersByTimeAsync(55_000)
      request.moves(minutes, 100)
    }
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcome).toMatchObject({ name: 'ApiError', status: 0, code: 'timeout' })
  })

  it('rejects like every request: without a response, when refused, and when the session ends', async () => {
    const lost = await startUpload()
    lost.request.dispatchEvent(new Event('error'))
    expect(await lost.outcome).toMatchObject({ status: 0, code: 'network' })
    const refused = await startUpload()
    refused.request.answers(415, '{"message":"No photo.","code":"unsupported_media_type"}')
    const error = await refused.outcome
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 415, serverMessage: 'No photo.', requestId: 'r-17' })
    const ended = await startUpload()
    ended.request.answers(401, '{"message":"Log in.","code":"unauthenticated"}')
    expect(await ended.outcome).toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledOnce()
    const html = await startUpload()
    html.request.answers(200, '<!doctype html>')
    expect(await html.outcome).toMatchObject({ code: 'not_json' })
    const empty = await startUpload()
    empty.request.answers(204, '')
    expect(await empty.outcome).toBeUndefined()
  })

  it('stops when its caller aborts it', async () => {
    const stop = new AbortController()
    const { outcome, request } = await startUpload({ signal: stop.signal })
    const aborted = vi.spyOn(request, 'abort')
    stop.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    expect(aborted).toHaveBeenCalledOnce()
  })
})
