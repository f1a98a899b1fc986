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

/** Bytes of one TCP segment. */
const SEGMENT = 1460
/** TCP sends this many bytes before it waits for the first acknowledgement (RFC 6928). */
const FIRST_WINDOW = 10 * SEGMENT

/**
 * Computes when segments of one connection reach the guest: the window doubles with each round trip
 * (slow start), and all connections share the line. Times are in milliseconds.
 */
export function createSlowStart({ roundTrip, megabits }: SlowLine, line: { freeAt: number }) {
  const bytesPerMs = (megabits * 1e6) / 8 / 1000
  let window = FIRST_WINDOW
  let sentInWindow = 0
  let windowBegan = 0
  let opensAt = 0
  return {
    /** Returns when the window has room. Until then the connection leaves the line to others. */
    opensAt: () => opensAt,
    /** Returns when a segment arrives that leaves at `now`, while the window has room. */
    arrival(bytes: number, now: number): number {
      const begins = Math.max(now, line.freeAt)
      if (sentInWindow === 0) windowBegan = begins
      line.freeAt = begins + bytes / bytesPerMs
      sentInWindow += bytes
      if (sentInWindow >= window) {
        // The first acknowledgement of this window returns a round trip after its first byte left.
        opensAt = Math.max(line.freeAt, windowBegan + roundTrip)
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
  let bytes = 0
  const sockets = new Set<Socket>()
  /** Calls `act` at a time of performance.now(), in the order of calls for equal delays. */
  const at = (time: number, act: () => void) =>
    setTimeout(act, Math.max(0, time - performance.now()))
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true })
    const { opensAt, arrival } = createSlowStart(shape, shared)
    // The handshake's round trip passes before the first byte of the request leaves.
    const usableAt = performance.now() + shape.roundTrip
    const unsent: Buffer[] = []
    const arriving: (() => void)[] = []
    let nearLast = 0
    /** Timers may swap what is less than a millisecond apart, and the order must stay. */
    const inOrder = (act: () => void) => {
      arriving.push(act)
      at(nearLast, () => arriving.shift()?.())
    }
    let isWaiting = false
    let hasEnded = false
    const send = () => {
      const now = performance.now()
      while (opensAt() <= now) {
        const segment = unsent.shift()
        if (!segment) break
        nearLast = Math.max(nearLast, arrival(segment.length, now))
        inOrder(() => !near.destroyed && near.write(segment))
      }
      if (unsent.length === 0) {
        if (hasEnded) inOrder(() => near.destroy())
      } else if (!isWaiting) {
        isWaiting = true
        at(opensAt(), () => {
          isWaiting = false
          send()
        })
      }
    }
    near.on('data', (data: Buffer) => {
      const time = Math.max(performance.now(), usableAt) + shape.roundTrip / 2
      at(time, () => !far.destroyed && far.write(data))
    })
    far.on('data', (data: Buffer) => {
      bytes += data.length
      // The first segments of a long response arrive round trips before its last ones.
      for (let from = 0; from < data.length; from += SEGMENT) {
        unsent.push(data.subarray(from, from + SEGMENT))
      }
      send()
    })
    far.on('close', () => {
      hasEnded = true
      send()
    })
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
    /** Returns how many bytes it has carried towards the guest, headers and all. */
    bytes: () => bytes,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
