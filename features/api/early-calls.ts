import { TIME } from '@domain/constants'

interface EarlyCall {
  token: string | null
  response: Promise<Response>
}

declare global {
  interface Window {
    /** Requests started by the script in index.html, by address, until the client takes them. */
    earlyCalls?: Map<string, EarlyCall>
  }
}

/**
 * Starts a GET before the app has loaded. It must equal the request that the client would send, so
 * that the client can use its response instead of sending another. It has the time limit of a
 * request, because the browser would otherwise let a retry wait for it.
 */
export function beginEarlyCall(url: string, token: string | null) {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), TIME.requestTimeout)
  const response = fetch(url, {
    signal: limit.signal,
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  // The client that takes the request handles its failure. Without a client it must not be
  // reported.
  response.catch(() => undefined)
  window.earlyCalls ??= new Map()
  window.earlyCalls.set(url, { token, response })
}

/** Returns the early request for this address and token. Each can be taken once. */
export function takeEarlyCall(url: string, token: string | null): Promise<Response> | undefined {
  const call = window.earlyCalls?.get(url)
  if (!call || call.token !== token) return undefined
  window.earlyCalls?.delete(url)
  return call.response
}
