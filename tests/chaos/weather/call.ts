import { Agent, request } from 'node:http'

export interface CallResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  /** Milliseconds from the call to the last byte. */
  took: number
}

export interface CallOptions {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  /** Milliseconds after which the call is given up and rejects. */
  patience?: number
  /** Connections of one client. Without it all calls share theirs. */
  agent?: Agent
}

/** Keeps connections open between calls, as browsers and proxies do. */
const shared = new Agent({ keepAlive: true, maxSockets: Infinity })

/**
 * Calls the server. Rejects when no complete response arrives. It does not use fetch, whose own
 * retries would hide a broken connection.
 */
export const call = (
  address: string,
  { method = 'GET', headers = {}, body, patience = 60_000, agent = shared }: CallOptions = {},
): Promise<CallResponse> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const sent = request(
      address,
      {
        method,
        agent,
        headers: { ...headers, ...(payload && { 'content-length': Buffer.byteLength(payload) }) },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: text,
            took: performance.now() - started,
          }),
        )
      },
    )
    const timer = setTimeout(() => {
      sent.destroy(new Error(`No response after ${patience} ms.`))
    }, patience)
    sent.on('close', () => clearTimeout(timer))
    sent.on('error', (error) => {
      error.message += sent.reusedSocket ? ' on a connection in use' : ' on a new connection'
      reject(error)
    })
    sent.end(payload)
  })

/** Ends the connections that are kept open. */
export const hangUp = () => shared.destroy()

/** Returns why a response is not a proper refusal, or undefined when it is one. */
export function refusalFault({ status, headers, body }: CallResponse): string | undefined {
  if (status !== 503) return `answered ${status}: ${body.slice(0, 200)}`
  if (!/^\d+$/.test(String(headers['retry-after']))) return 'answered 503 without Retry-After'
  let error: { message?: unknown; code?: unknown }
  try {
    error = JSON.parse(body) as typeof error
  } catch {
    return `answered 503 with a body that is no JSON: ${body.slice(0, 200)}`
  }
  const isShaped = typeof error.message === 'string' && error.code === 'unavailable'
  return isShaped ? undefined : `answered 503 as ${body.slice(0, 200)}`
}
