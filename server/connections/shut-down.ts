import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { OpenConnections } from './open-connections'

/** In milliseconds. Load balancers see `/readyz` fail while requests are still accepted. */
const DRAIN = 1_000
/** In milliseconds. Time for slow requests, counted from the signal. */
const SHUTDOWN_TIMEOUT = 10_000
/** In milliseconds from the signal. What has no response by then is refused with 503. */
const REFUSE_AFTER = 9_000
/** Milliseconds between two checks for connections that have become idle. */
const CHECK_INTERVAL = 50
/** In milliseconds. A turn of the event loop that is this quick has left nothing unread. */
const QUICK_TURN = 5
/** Milliseconds to wait for such a turn. A busy server has one now and then. */
const LONGEST_WAIT = 1_000

interface ShutDownOptions {
  app: FastifyInstance
  connections: OpenConnections
  closeDatabase: () => Promise<void>
  /**
   * Whether requests are accepted for a moment longer, which a person at a terminal does not need.
   */
  drains: boolean
  log: (line: string) => void
}

/** Waits until what has arrived has been read: a connection that is closed unread is reset. */
async function untilAllIsRead() {
  const begun = performance.now()
  for (;;) {
    const turn = performance.now()
    await nextTurn()
    const now = performance.now()
    if (now - turn < QUICK_TURN || now - begun > LONGEST_WAIT) return
  }
}

/** Ends the server without losing an accepted request, and then closes the database. */
export async function shutDown({ app, connections, closeDatabase, drains, log }: ShutDownOptions) {
  const refuse = setTimeout(() => connections.refuseUnanswered(), REFUSE_AFTER)
  const late = setTimeout(() => {
    const count = connections.cut()
    log(
      `${count} connections were cut, because their requests took longer than ${SHUTDOWN_TIMEOUT} ms.`,
    )
  }, SHUTDOWN_TIMEOUT)
  connections.beginEnd()
  if (drains) await wait(DRAIN)
  // Fastify closes the servers too, some turns of the event loop later.
  await connections.stopListening()
  let isClosed = false
  const closed = app.close().finally(() => (isClosed = true))
  while (!isClosed) {
    await untilAllIsRead()
    if (connections.endIdle() === 0) await Promise.race([closed, wait(CHECK_INTERVAL)])
  }
  await closed
  clearTimeout(refuse)
  clearTimeout(late)
  await closeDatabase()
}
