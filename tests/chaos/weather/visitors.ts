import { once } from 'node:events'
import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { call, type Answer } from './call'
import { jsonOf, nightOf, type Guest, type World } from './world'

interface Seen {
  /** Why the answer is not a good one; undefined for a good one. */
  fault: string | undefined
  /** Id of a booking that was acknowledged. */
  booking?: string | undefined
}

export interface VisitorsOptions {
  address: string
  world: World
  random: () => number
  onSeen: (seen: Seen) => void
  /** Callback fired when a connection ended as a request was sent. */
  onCrossed: () => void
  /** Number of connections. */
  many: number
}

/** Milliseconds between two calls of one visitor: from the first to below the second. */
const PAUSE = [1_000, 9_000] as const
/** One in so many connections has never sent a byte, as a browser's spare one. */
const SILENT_EVERY = 10

/**
 * Opens connections that stay open between two calls, and calls until the server is gone. A refused
 * connection is how a visitor learns that it is gone; any other error is a fault.
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

  const book = async (number: number, agent: Agent) => {
    night += 1
    const listing = world.listings[night % world.listings.length] ?? ''
    const body = nightOf(guestOf(number), listing, 20 + Math.floor(random() * 500))
    const headers = jsonOf(guestOf(number))
    return call(`${address}/api/booking`, { method: 'POST', headers, body, agent })
  }
  const read = (number: number, agent: Agent) => {
    const headers = { authorization: `Bearer ${guestOf(number).token}` }
    const path = ['/api/auth/me', '/api/amenities', '/api/listing?limit=4'][number % 3] ?? ''
    return call(`${address}${path}`, { headers, agent })
  }

  const judge = ({ status, body }: Answer) => {
    if (status === 201) {
      const { booking } = JSON.parse(body) as { booking: { _id: string } }
      onSeen({ fault: undefined, booking: booking._id })
    } else {
      const isGood = status === 200 || status === 409
      onSeen({ fault: isGood ? undefined : `answered ${status}: ${body.slice(0, 200)}` })
    }
  }
  /**
   * Returns whether the visitor goes on. A request that crosses the end of its idle connection, or of
   * the listener, never reaches the server, so it is sent once more, as browsers do (RFC 9112, 9.3.1).
   */
  const visit = async (number: number, agent: Agent, isRepeated = false): Promise<boolean> => {
    try {
      judge(await (number % 7 === 0 ? book(number, agent) : read(number, agent)))
      return true
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code === 'ECONNREFUSED') return false
      if (!isRepeated && code === 'ECONNRESET') {
        onCrossed()
        return visit(number, agent, true)
      }
      onSeen({ fault: `no response: ${code} ${message}` })
      return false
    }
  }
  const keepVisiting = async (number: number, agent: Agent) => {
    const [least, most] = PAUSE
    do await wait(least + random() * (most - least))
    while (await visit(number, agent))
    agent.destroy()
  }
  /** It requested nothing, so it does not matter how its connection ends. */
  const keepSilent = (socket: Socket) =>
    new Promise((gone) => {
      socket.on('error', () => undefined)
      socket.on('close', gone)
      socket.resume()
    })

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
  return { arrived: Promise.all(arriving), gone: Promise.all(staying) }
}
