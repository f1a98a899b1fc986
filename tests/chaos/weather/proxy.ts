import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * Behaviour of the connection: `open` passes bytes on, `silent` keeps every connection and passes
 * nothing on (a black hole), `closed` refuses connections, and a number of milliseconds delays
 * every piece of data. `cuts` ends the connection after half of a piece that comes from the target.
 */
export type Line = 'open' | 'silent' | 'closed' | 'cuts' | number

export interface Proxy {
  port: number
  set: (line: Line) => void
  /** Ends every connection with a reset, as a failover or a restarted pooler does. */
  reset: () => void
  close: () => Promise<void>
}

/**
 * Opens a proxy for a port of this machine whose connections can be disturbed while they are used.
 */
export async function openProxy(target: number): Promise<Proxy> {
  let line: Line = 'open'
  const sockets = new Set<Socket>()
  /** Pieces of data that a silent proxy holds back. */
  let held: (() => void)[] = []

  const pass = (from: Socket, to: Socket, isAnswer: boolean) => {
    const send = (data: Buffer) => {
      if (!to.destroyed) to.write(data)
    }
    from.on('data', (data: Buffer) => {
      if (isAnswer && line === 'cuts') {
        send(data.subarray(0, Math.ceil(data.length / 2)))
        to.end()
      } else if (line === 'silent') held.push(() => send(data))
      else if (typeof line === 'number') setTimeout(send, line, data)
      else send(data)
    })
    from.on('close', () => to.destroy())
    // The close event follows, and ends the other half.
    from.on('error', () => undefined)
    sockets.add(from)
    from.on('close', () => sockets.delete(from))
  }

  const server = createServer((near) => {
    if (line === 'closed') {
      near.resetAndDestroy()
      return
    }
    const far = connect(target, '127.0.0.1')
    pass(near, far, false)
    pass(far, near, true)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      line = next
      if (line === 'silent') return
      for (const send of held) send()
      held = []
    },
    reset,
    close: async () => {
      reset()
      server.close()
      await once(server, 'close')
    },
  }
}
