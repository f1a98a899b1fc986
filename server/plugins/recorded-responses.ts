import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { encodingFor } from './compress-responses'
import type { KeptResponse } from './kept-store'
import { isKnown } from './revalidation'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the response follows from, where all guests get the same one; null for all others. */
    madeFrom: Sources | null
  }
}

/** What a response follows from besides its address. */
export interface Sources {
  /** Kept responses of the API by their addresses. */
  kept: readonly (readonly [url: string, response: KeptResponse])[]
  /** First and last moment at which it may be sent, in milliseconds since the epoch. */
  from: number
  until: number
}

/** A response as it was written, which can be written again for the same address. */
export interface RecordedResponse {
  status: number
  /** Names and values in turn, without those that differ between two requests. */
  headers: readonly string[]
  /** A text has a character for each byte, so that headers and body are one text and one write. */
  body: string | Buffer
  tag: string | undefined
  /** Pattern of the route, for the log and the metrics. */
  route: string
  /** Whether the response tells how many reads the client has left. */
  tellsLimit: boolean
  madeFrom: RecordedSources
}

/** Sources that a record does not keep alive. It is not sent any more once one of them is gone. */
interface RecordedSources extends Omit<Sources, 'kept'> {
  kept: readonly (readonly [url: string, response: WeakRef<KeptResponse>])[]
}

/** In bytes. Copying a larger body behind its headers costs more than a second write. */
const LARGEST_TEXT = 16_384

/** Bytes of all records of one server: their addresses, headers and bodies. */
const MOST_RECORDED = 24_000_000
/** Bytes that a record takes besides. */
const OF_EACH = 1_000

/** Headers that each request gets anew, from Node or from whoever sends the record. */
const PER_REQUEST = /^(x-request-id|x-ratelimit-\w+|date|connection|keep-alive)$/

/** Request headers with which a response may differ from the recorded one. */
const ASKS_FOR_MORE = [
  'authorization',
  'cookie',
  'origin',
  'range',
  'expect',
  'upgrade',
  'content-length',
  'transfer-encoding',
  'access-control-request-method',
  'save-data',
] as const

/**
 * Returns whether a request may get a recorded response. All others are carried out as ever. HTTP/2
 * has no line of its own for the status, and names its headers differently.
 */
function isPlain({ method, httpVersionMajor, headers, url = '' }: IncomingMessage) {
  if (method !== 'GET' || httpVersionMajor !== 1 || !url.startsWith('/')) return false
  if (headers['ect'] !== undefined && headers['ect'] !== '4g') return false
  return ASKS_FOR_MORE.every((name) => headers[name] === undefined)
}

const encodingOf = ({ headers }: IncomingMessage) =>
  encodingFor(String(headers['accept-encoding'] ?? '')) ?? 'identity'

/** Bytes of records, of which the one that was used last is the last one to be dropped. */
export class RecordedResponses {
  readonly #recorded = new Map<string, RecordedResponse>()
  /** Requests whose responses are recorded, with the encoding that each wants. */
  readonly #wanted = new WeakMap<object, string>()
  #bytes = 0

  /**
   * Returns the record for a request. Where there is none yet, the response that Fastify sends to
   * this request is recorded.
   */
  find(request: IncomingMessage): RecordedResponse | undefined {
    if (!isPlain(request)) return undefined
    const encoding = encodingOf(request)
    let key = `${encoding} ${request.url}`
    let found = this.#recorded.get(key)
    const known = request.headers['if-none-match']
    if (found?.tag !== undefined && known !== undefined && isKnown(known, found.tag)) {
      key = `304 ${request.url}`
      found = this.#recorded.get(key)
    }
    if (!found) {
      this.#wanted.set(request, encoding)
      return undefined
    }
    this.#recorded.delete(key)
    this.#recorded.set(key, found)
    return found
  }

  /** Records the response to this request in the place of a record that is out of date. */
  replace(request: IncomingMessage) {
    this.#wanted.set(request, encodingOf(request))
  }

  wantedFor({ raw }: FastifyRequest) {
    return this.#wanted.get(raw)
  }

  add(key: string, record: RecordedResponse) {
    this.#drop(key)
    this.#recorded.set(key, record)
    this.#bytes += sizeOf(key, record)
    for (const oldest of this.#recorded.keys()) {
      if (this.#bytes <= MOST_RECORDED) break
      this.#drop(oldest)
    }
  }

  #drop(key: string) {
    const record = this.#recorded.get(key)
    if (!record) return
    this.#recorded.delete(key)
    this.#bytes -= sizeOf(key, record)
  }
}

const sizeOf = (key: string, { headers, body }: RecordedResponse) =>
  key.length + headers.join('').length + body.length + OF_EACH

/** Writes a record with the headers of one request. */
export function writeRecord(
  response: ServerResponse,
  { status, headers, body }: RecordedResponse,
  own: readonly string[],
) {
  response.writeHead(status, [...headers, ...own])
  response.end(body, 'latin1')
}

/** Returns a body as Fastify has sent it, or undefined for one that cannot be recorded. */
function bytesOf(payload: unknown) {
  if (payload === undefined || payload === null) return ''
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return undefined
  const bytes = Buffer.from(payload)
  return bytes.length > LARGEST_TEXT ? bytes : bytes.toString('latin1')
}

/**
 * Records responses in the form in which they are sent. It must be registered after every other
 * hook that changes a response.
 */
export function recordResponses(app: FastifyInstance, recorded: RecordedResponses) {
  const bodies = new WeakMap<FastifyRequest, string | Buffer>()
  app.decorateRequest('madeFrom', null)
  app.addHook('onSend', async (request, _reply, payload) => {
    const body = request.madeFrom && recorded.wantedFor(request) ? bytesOf(payload) : undefined
    if (body !== undefined) bodies.set(request, body)
    return payload
  })
  app.addHook('onResponse', async (request, reply) => {
    const { madeFrom } = request
    const body = bodies.get(request)
    const { statusCode: status } = reply
    if (!madeFrom || body === undefined || (status !== 200 && status !== 304)) return
    const sent = reply.getHeaders()
    if (sent['set-cookie'] !== undefined) return
    const lasting = Object.entries(sent).filter(([name]) => !PER_REQUEST.test(name))
    recorded.add(`${status === 304 ? status : recorded.wantedFor(request)} ${request.raw.url}`, {
      status,
      headers: lasting.flatMap(([name, value]) => [name, String(value)]),
      body,
      tag: typeof sent['etag'] === 'string' ? sent['etag'] : undefined,
      route: request.routeOptions.url ?? 'unknown',
      tellsLimit: sent['x-ratelimit-limit'] !== undefined,
      madeFrom: { ...madeFrom, kept: madeFrom.kept.map(([url, each]) => [url, new WeakRef(each)]) },
    })
  })
}
