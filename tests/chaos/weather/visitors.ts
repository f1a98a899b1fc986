import { randomUUID } from 'node:crypto'
import { once, setMaxListeners } from 'node:events'
import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { call, type CallResponse } from './call'
import { jsonOf, nightOf, type Guest, type World } from './world'

interface Seen {
  /** Reason why the response is not a good one. Undefined for a good one. */
  fault: string | undefined
  /** Id of a booking that was acknowledged. */
  booking?: string | undefined
}

export interface VisitorsOptions {
  address: string
  world: World
  random: () => number
  onSeen: (seen: Seen) => void
  /** Callback fired when a connection ended as a request was sent on it. */
  onCrossed: () => void
  /** Number of connections. */
  many: number
}

/** Milliseconds between two calls of one visitor: from the first to below the second. */
const PAUSE = [1_000, 9_000] as const
/** Number of connections of which one has never sent a byte, like a browser's spare connection. */
const SILENT_EVERY = 10

/**
 * Opens connections that stay open between two calls, and sends calls until the server is gone. A
 * refused connection tells a visitor that it is gone. Any other error is a fault.
 */
export function startVisitors({
  address,
  world,
  random,
  onSeen,
  onCrossed,
  many,
}: VisitorsOptions) {
  const { hostname, port } = new URL(address)
  let night = 0
  const guestOf = (number: number) => world.guests[number % world.guests.length] as Guest

  /** Returns a request that may be sent twice, because a booking has a key that makes it unique. */
  const requestOf = (number: number, agent: Agent) => {
    const guest = guestOf(number)
    if (number % 7 === 0) {
      night += 1
      const listing = world.listings[night % world.listings.length] ?? ''
      const body = nightOf(guest, listing, 20 + Math.floor(random() * 500))
      const headers = { ...jsonOf(guest), 'idempotency-key': randomUUID() }
      const options = { method: 'POST', body, agent }
      return () => call(`${address}/api/booking`, { ...options, headers })
    }
    const headers = { authorization: `Bearer ${guest.token}` }
    const path = ['/api/auth/me', '/api/amenities', '/api/listing?limit=4'][number % 3] ?? ''
    return () => call(`${address}${path}`, { headers, agent })
  }

  const judge = ({ status, body }: CallResponse) => {
    if (status === 201) {
      const { booking } = JSON.parse(body) as { booking: { _id: string } }
      onSeen({ fault: undefined, booking: booking._id })
    } else {
      const isGood = status === 200 || status === 409
      onSeen({ fault: isGood ? undefined : `answered ${status}: ${body.slice(0, 200)}` })
    }
  }
  /**
   * Returns whether the visitor goes on. A request that crosses the end of its idle connection, or
   * of the listener, is sent once more, as browsers do (RFC 9112, 9.3.1).
   */
  const visit = async (
    number: number,
    agent: Agent,
    send = requestOf(number, agent),
    isRepeated = false,
  ): Promise<boolean> => {
    try {
      judge(await send())
      return true
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code === 'ECONNREFUSED') return false
      if (!isRepeated && code === 'ECONNRESET') {
        onCrossed()
        return visit(number, agent, send, true)
      }
      onSeen({ fault: `no response: ${code} ${message}` })
      return false
    }
  }
  const keepVisiting = async (number: number, agent: Agent) => {
    const [least, most] = PAUSE
    const pause = () =>
      wait(least + random() * (most - least), true, { signal: left.signal }).catch(() => false)
    while ((await pause()) && (await visit(number, agent)));
    agent.destroy()
  }
  /** It sent no request, so it does not matter how its connection ends. */
  const keepSilent = (socket: Socket) =>
    new Promise((gone) => {
      socket.on('error', () => undefined)
      socket.on('close', gone)
      socket.resume()
    })

  const left = new AbortController()
  setMaxListeners(many, left.signal)
  const arriving: Promise<unknown>[] = []
  const staying: Promise<unknown>[] = []
  for (let number = 0; number < many; number += 1) {
    if (number % SILENT_EVERY === 0) {
      const socket = connect(Number(port), hostname)
      arriving.push(once(socket, 'connect'))
      staying.push(keepSilent(socket))
      continue
    }
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const arrived = visit(number, agent)
    arriving.push(arrived)
    staying.push(arrived.then((isHere) => (isHere ? keepVisiting(number, agent) : undefined)))
  }
  return {
    arrived: Promise.all(arriving),
    gone: Promise.all(staying),
    /**
     * Ends the pauses between two calls. Once the server has gone, the next call would be refused.
     */
    leave: () => left.abort(),
  }
}
