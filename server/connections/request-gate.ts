import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isFirstLogin } from './first-login'
import { refuseBusy } from './refuse-busy'

/** Paths that are served however busy the server is. */
const HEALTH_PATHS = ['/healthz', '/readyz']

/** Tells whether an address or a route is a health check, even with a query or a final slash. */
export function isHealthCheck(url = '') {
  const [path = ''] = url.split('?', 1)
  return HEALTH_PATHS.includes(path.endsWith('/') ? path.slice(0, -1) : path)
}

export interface GateLimits {
  /**
   * Number of unanswered requests of one connection. No browser and no proxy sends a second one.
   * Above it, nothing that waits on the connection is carried out.
   */
  perConnection: number
  /** Number of unanswered requests of all connections. A storm of 500 bookings must fit in. */
  inAll: number
  /** Number of unanswered logins of new devices. A flood refused here costs others the least. */
  firstLogins: number
  /** Milliseconds after which a request behind another one of its connection is refused. */
  patience: number
}

const LIMITS: GateLimits = { perConnection: 8, inAll: 2_000, firstLogins: 64, patience: 10_000 }

type CarryOut = (request: IncomingMessage, response: ServerResponse) => void

interface Visit {
  request: IncomingMessage
  response: ServerResponse
  carryOut: CarryOut
  since: number
  isBegun: boolean
}

interface Line {
  /** Requests without a complete response, in order. Only the first is carried out. */
  visits: Visit[]
  /** Set when the client sent too many. The rest is ignored, and the connection ends. */
  isRefused: boolean
}

/**
 * Bounds what waits in this process. Requests that a client sends without waiting for responses
 * (pipelining) are carried out one after another in the whole process, so that a flood of them
 * costs others at most the time of one request.
 */
export class RequestGate {
  readonly #limits: GateLimits
  readonly #lines = new WeakMap<Socket, Line>()
  /** Connections whose next request came before the response to the one before it. */
  readonly #patient: Line[] = []
  #open = 0
  #firstLogins = 0
  #refused = 0
  #refusedBefore = 0
  #isServingPatient = false

  constructor(limits = LIMITS) {
    this.#limits = limits
  }

  get counts() {
    return { open: this.#open, refused: this.#refusedBefore + this.#refused }
  }

  /** Returns how many requests were refused since the last call. */
  takeRefused() {
    const refused = this.#refused
    this.#refusedBefore += refused
    this.#refused = 0
    return refused
  }

  /** Returns whether a client sent too many, so that the rest of a flood costs next to nothing. */
  hasRefused(socket: Socket) {
    return this.#lines.get(socket)?.isRefused ?? false
  }

  /** Carries a request out now or later, or refuses it with 503. */
  enter(request: IncomingMessage, response: ServerResponse, carryOut: CarryOut) {
    const line = this.#lineOf(request.socket)
    if (line.isRefused) return
    if (line.visits.length >= this.#limits.perConnection) {
      this.#refuseLine(line)
      return
    }
    if (this.#open >= this.#limits.inAll && !isHealthCheck(request.url)) {
      this.#refused += 1
      refuseBusy(response, 'keep-alive')
      return
    }
    this.#open += 1
    const visit = { request, response, carryOut, since: performance.now(), isBegun: false }
    line.visits.push(visit)
    response.once('close', () => this.#leave(line, visit))
    // By then all requests of one packet are here, which shows that the client does not wait.
    if (line.visits.length === 1) setImmediate(() => this.#begin(line))
  }

  #lineOf(socket: Socket) {
    const known = this.#lines.get(socket)
    if (known) return known
    const line: Line = { visits: [], isRefused: false }
    this.#lines.set(socket, line)
    // A request that waits has no response yet whose end could be observed.
    socket.once('close', () => {
      this.#open -= line.visits.length
      line.visits = []
      line.isRefused = true
    })
    return line
  }

  #begin(line: Line) {
    const [first, second] = line.visits
    if (!first) return
    if (second) {
      this.#waitPatiently(line)
      return
    }
    first.isBegun = true
    if (!this.#admitsLogin(first)) {
      this.#refused += 1
      refuseBusy(first.response, 'keep-alive')
      return
    }
    first.carryOut(first.request, first.response)
  }

  /** Counts logins whose body has arrived, because clients may hold theirs back. */
  #admitsLogin({ request, response }: Visit) {
    if (!isFirstLogin(request) || !request.complete) return true
    if (this.#firstLogins >= this.#limits.firstLogins) return false
    this.#firstLogins += 1
    response.once('close', () => (this.#firstLogins -= 1))
    return true
  }

  /**
   * Drops everything that waits on a connection: work for a client like this only delays others.
   */
  #refuseLine(line: Line) {
    const waiting = line.visits.filter(({ isBegun }) => !isBegun)
    line.isRefused = true
    line.visits = line.visits.filter(({ isBegun }) => isBegun)
    this.#open -= waiting.length
    this.#refused += waiting.length
    if (waiting[0]) refuseBusy(waiting[0].response, 'close')
  }

  #leave(line: Line, visit: Visit) {
    const place = line.visits.indexOf(visit)
    if (place === -1) return
    line.visits.splice(place, 1)
    this.#open -= 1
    if (line.visits.length > 0) this.#waitPatiently(line)
  }

  #waitPatiently(line: Line) {
    this.#patient.push(line)
    this.#servePatient()
  }

  /** Skips the connections that have closed meanwhile. */
  #nextPatient() {
    for (;;) {
      const line = this.#patient.shift()
      if (!line || line.visits[0]) return line?.visits[0]
    }
  }

  #servePatient() {
    if (this.#isServingPatient) return
    const visit = this.#nextPatient()
    if (!visit) return
    const { request, response, carryOut, since } = visit
    this.#isServingPatient = true
    visit.isBegun = true
    const next = () => {
      response.off('prefinish', next).off('close', next)
      request.socket.off('close', next)
      this.#isServingPatient = false
      setImmediate(() => this.#servePatient())
    }
    // A client that does not read its response must not keep the others waiting.
    response.once('prefinish', next).once('close', next)
    request.socket.once('close', next)
    if (performance.now() - since <= this.#limits.patience) carryOut(request, response)
    else {
      this.#refused += 1
      refuseBusy(response, 'keep-alive')
    }
  }
}
