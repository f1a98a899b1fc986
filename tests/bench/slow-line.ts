import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A network's line as the guest's browser sees it. */
export interface SlowLine {
  name: string
  /** Round trip in milliseconds. */
  roundTrip: number
  /** Megabits per second towards the guest, shared by all connections. */
  megabits: number
}

/** TCP sends this many bytes before it waits for the first acknowledgement (RFC 6928). */
const FIRST_WINDOW = 10 * 1460

/**
 * Computes when pieces of one connection reach the guest: the window doubles with each round trip
 * (slow start), and all connections share the line. Times are in milliseconds.
 */
export function createSlowStart({ roundTrip, megabits }: SlowLine, line: { freeAt: number }) {
  const bytesPerMs = (megabits * 1e6) / 8 / 1000
  let window = FIRST_WINDOW
  let sentInWindow = 0
  let windowOpensAt = 0
  return {
    /** Returns when the last byte arrives of a piece that the server sends at `now`. */
    arrival(bytes: number, now: number): number {
      let left = bytes
      let sentAt = Math.max(now, windowOpensAt)
      while (left > 0) {
        const fits = Math.min(left, window - sentInWindow)
        const begins = Math.max(sentAt, line.freeAt)
        line.freeAt = begins + fits / bytesPerMs
        left -= fits
        sentInWindow += fits
        if (sentInWindow < window) break
        // The first acknowledgement of this window returns a round trip after its first byte left.
        windowOpensAt = Math.max(line.freeAt, begins + roundTrip)
        sentAt = windowOpensAt
        window *= 2
        sentInWindow = 0
      }
      return line.freeAt + roundTrip / 2
    },
  }
}

/**
 * Opens a proxy in front of a port of this machine that delays like a mobile network: the handshake
 * takes a round trip, each direction half of one, and data arrive as fast as slow start and the
 * shared line allow.
 */
export async function openSlowLine(target: number, shape: SlowLine) {
  const shared = { freeAt: 0 }
  const sockets = new Set<Socket>()
  /** Calls `act` at a time of performance.now(), in the order of calls for equal delays. */
  const at = (time: number, act: () => void) =>
    setTimeout(act, Math.max(0, time - performance.now()))
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true })
    const { arrival } = createSlowStart(shape, shared)
    // The handshake's round trip passes before the first byte of the request leaves.
    const usableAt = performance.now() + shape.roundTrip
    let nearLast = 0
    near.on('data', (data: Buffer) => {
      const time = Math.max(performance.now(), usableAt) + shape.roundTrip / 2
      at(time, () => !far.destroyed && far.write(data))
    })
    far.on('data', (data: Buffer) => {
      nearLast = Math.max(nearLast, arrival(data.length, performance.now()))
      at(nearLast, () => !near.destroyed && near.write(data))
    })
    far.on('close', () => at(nearLast, () => near.destroy()))
    near.on('close', () => far.destroy())
    for (const socket of [near, far]) {
      // The close event follows.
      socket.on('error', () => undefined)
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
