import { TIME } from '@domain/constants'
import { resolvePhoto } from '@domain/photos'
import { ApiError, apiErrorFrom } from './api-error'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface RequestOptions {
  /** Sent as JSON; a FormData is uploaded, with an idle time-out instead of the 15 seconds. */
  body?: unknown
  /** Whole percent of a FormData that has gone out. */
  onUploadProgress?: (percent: number) => void
  headers?: Record<string, string>
  /** Aborts the call, for instance when its answer would be stale. */
  signal?: AbortSignal
  /** The caller answers a 401 itself, with the guest's input kept, before the session is cleared. */
  handlesUnauthorized?: boolean
  /** The one status that is success; by default any from 200 to 299. */
  onlyStatus?: number
}

/** What features call and stories answer. */
export interface Api {
  /** `path` is relative to the API's base. Rejects with ApiError. */
  request: (method: HttpMethod, path: string, options?: RequestOptions) => Promise<unknown>
}

export interface ApiClientOptions {
  /** '/api', or the address of another backend, without a slash at the end. */
  baseUrl: string
  getToken: () => string | null
  /** An answer was 401 although a token was sent. */
  onUnauthorized: () => void
  /** A call that the page began before this code arrived, if there is one for this address. */
  takeEarlyCall?: (url: string, token: string | null) => Promise<Response> | undefined
}

const networkError = () => new ApiError({ status: 0, code: 'network' })

/** Photos of an API on another origin are there too, though our server writes them without it. */
const photosFrom = (origin: string) => (key: string, value: unknown) =>
  key === 'fileUrl' && typeof value === 'string' ? resolvePhoto(value, origin) : value

async function readJson(response: Response, photoOrigin: string): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text, photoOrigin ? photosFrom(photoOrigin) : undefined)
  } catch {
    // A proxy's HTML page, or an answer that was cut off.
    throw new ApiError({ status: response.ok ? 0 : response.status, code: 'not_json' })
  }
}

/** A form goes out by XMLHttpRequest, which tells how far it is; everything else by fetch. */
function send(
  url: string,
  method: HttpMethod,
  token: string | null,
  { body, headers: more, onUploadProgress }: RequestOptions,
  signal: AbortSignal,
): Promise<Response> {
  const headers = {
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
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
 * The only code that talks to the backend: bearer token when there is one (section 6), JSON both
 * ways, 15 seconds at most, one ApiError. Photos go as a form.
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
        // An upload takes as long as it needs; sendForm() ends one that stands still.
        body instanceof FormData
          ? undefined
          : setTimeout(() => limit.abort('timeout'), TIME.requestTimeout)
      const abort = () => limit.abort(signal?.reason)
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
      try {
        const call = early ?? send(url, method, token, options, limit.signal)
        const response = await endWith(call, limit.signal)
        const answer = await endWith(readJson(response, photoOrigin), limit.signal)
        if (onlyStatus ? response.status === onlyStatus : response.ok) return answer
        throw apiErrorFrom(response.status, answer)
      } catch (error) {
        if (error instanceof ApiError) {
          // A token that has been replaced meanwhile says nothing about the new session.
          const isCurrent = token !== null && token === getToken()
          if (error.status === 401 && isCurrent && !handlesUnauthorized) onUnauthorized()
          throw error
        }
        if (signal?.aborted) throw error
        throw limit.signal.aborted ? new ApiError({ status: 0, code: 'timeout' }) : networkError()
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
    },
  }
}

/** An adopted early call has no signal of its own; this ends the wait for it all the same. */
function endWith<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The call was ended', 'AbortError'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
