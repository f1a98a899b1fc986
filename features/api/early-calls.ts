interface EarlyCall {
  token: string | null
  response: Promise<Response>
}

declare global {
  interface Window {
    /** Calls begun by the script in index.html, by address, until the client takes them. */
    earlyCalls?: Map<string, EarlyCall>
  }
}

/**
 * Starts a GET before the application's code is there. The request must be the very one that the
 * client would send, so that the client can take its answer instead of asking again.
 */
export function beginEarlyCall(url: string, token: string | null) {
  const response = fetch(url, {
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
  // Whoever takes the call sees its failure; nobody else should.
  response.catch(() => undefined)
  window.earlyCalls ??= new Map()
  window.earlyCalls.set(url, { token, response })
}

/** The call for this address and identity, once. */
export function takeEarlyCall(url: string, token: string | null): Promise<Response> | undefined {
  const call = window.earlyCalls?.get(url)
  if (!call || call.token !== token) return undefined
  window.earlyCalls?.delete(url)
  return call.response
}
