import { OWN_SERVER } from '@domain/api/api-paths'
import { TIME } from '@domain/constants'
import { ApiError, apiErrorFrom } from './api-error'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface RequestOptions {
  /** Sent as JSON. A FormData is uploaded, with an idle timeout instead of the 15 seconds. */
  body?: unknown
  /** Called with the sent percentage of a FormData, as a whole number. */
  onUploadProgress?: (percent: number) => void
  headers?: Record<string, string>
  /** Aborts the request, for example when its response would be stale. */
  signal?: AbortSignal
  /** The caller handles a 401 itself, to keep the guest's input before the session ends. */
  handlesUnauthorized?: boolean
  /** The only status that counts as success. The default is any from 200 to 299. */
  onlyStatus?: number
}

/** Interface that features call and stories mock. */
export interface Api {
  /** `path` is relative to the API's base. Rejects with ApiError. */
  request: (method: HttpMethod, path: string, options?: RequestOptions) => Promise<unknown>
}

export interface ApiClientOptions {
  /** '/api' or the address of another backend, without a trailing slash. */
  baseUrl: string
  getToken: () => string | null
  /** Called when a response is 401 although a token was sent. */
  onUnauthorized: () => void
  /** Returns the request that the page started for this address before the app loaded, if any. */
  takeEarlyCall?: (url: string, token: string | null) => Promise<Response> | undefined
}

/** Sends a form by XMLHttpRequest, which reports progress, and everything else by fetch. */
function send(
  url: string,
  method: HttpMethod,
  token: string | null,
  { body, headers: more, onUploadProgress }: RequestOptions,
  signal: AbortSignal,
): Promise<Response> {
  const headers = {
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...more,
  }
  if (body instanceof FormData) {
    const call = { url, method, headers, form: body, onUploadProgress, signal }
    return import('./send-form').then(({ sendForm }) => sendForm(call))
  }
  if (body === undefined) return fetch(url, { method, headers, signal })
  const json = { 'content-type': 'application/json', ...headers }
  return fetch(url, { method, headers: json, body: JSON.stringify(body), signal })
}

/**
 * Our server sends photo addresses without an origin, so an API on another origin needs it added.
 */
const photosFrom = (origin: string) => (key: string, value: unknown) =>
  key === 'fileUrl' && typeof value === 'string' && value.startsWith('/media/')
    ? origin + value
    : value

/** Our server names every request; another origin must expose the header. */
const requestIdOf = (response: Response) => response.headers.get('x-request-id') ?? undefined

/**
 * Reads the JSON of a response, and checks another backend's responses row by row.
 *
 * @throws ApiError 'not_json' or 'not_understood'.
 */
async function readResponse(
  response: Response,
  photoOrigin: string,
  call: [method: string, path: string],
) {
  const text = await response.text()
  let answer: unknown
  try {
    if (text) answer = JSON.parse(text, photoOrigin ? photosFrom(photoOrigin) : undefined)
  } catch {
    // The response is a proxy's HTML page, or it was cut off.
    throw new ApiError({
      status: response.ok ? 0 : response.status,
      code: 'not_json',
      requestId: requestIdOf(response),
    })
  }
  // The first script need not carry the code that reads other backends.
  if (!response.ok || response.headers.has(OWN_SERVER)) return answer
  const { readPayload } = await import('./read-payload')
  return readPayload(...call, answer, response.status)
}

/**
 * Creates the only code that sends requests to the backend. It adds the bearer token, sends and
 * reads JSON, limits the time to 15 seconds, and turns every failure into an ApiError.
 */
export function createApiClient({
  baseUrl,
  getToken,
  onUnauthorized,
  takeEarlyCall,
}: ApiClientOptions): Api {
  const photoOrigin = /^https?:/.test(baseUrl) ? new URL(baseUrl).origin : ''
  return {
    async request(method, path, options = {}) {
      const { body, signal, handlesUnauthorized, onlyStatus } = options
      const url = baseUrl + path
      const token = getToken()
      const early = method === 'GET' ? takeEarlyCall?.(url, token) : undefined
      const limit = new AbortController()
      const timer =
        // An upload has no time limit. sendForm() ends one that stalls.
        body instanceof FormData
          ? undefined
          : setTimeout(() => limit.abort('timeout'), TIME.requestTimeout)
      const abort = () => limit.abort(signal?.reason)
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
      try {
        const call = early ?? send(url, method, token, options, limit.signal)
        const response = await endWith(call, limit.signal)
        const answer = await endWith(
          readResponse(response, photoOrigin, [method, path]),
          limit.signal,
        )
        if (onlyStatus ? response.status === onlyStatus : response.ok) return answer
        throw apiErrorFrom(response.status, answer, requestIdOf(response))
      } catch (error) {
        if (error instanceof ApiError) {
          // If the token was replaced meanwhile, the 401 does not concern the new session.
          const isCurrent = token !== null && token === getToken()
          if (error.status === 401 && isCurrent && !handlesUnauthorized) onUnauthorized()
          throw error
        }
        if (signal?.aborted) throw error
        throw new ApiError({ status: 0, code: limit.signal.aborted ? 'timeout' : 'network' })
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
    },
  }
}

/** Ends the wait for a request when the signal aborts, because an early request has no signal. */
function endWith<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The call was ended', 'AbortError'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
