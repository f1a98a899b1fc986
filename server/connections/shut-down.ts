import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { OpenConnections } from './open-connections'

/** All in milliseconds, counted from the signal. */
const TIMES = {
  /** Load balancers see `/readyz` fail while requests are still accepted. */
  drain: 1_000,
  /** What has no response by then is refused with 503. */
  refuse: 9_000,
  /** What is still open by then is cut off. */
  cut: 10_000,
}
/** Milliseconds between two looks for connections that have become idle. */
const CHECK_INTERVAL = 50

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

/** Ends the server without losing an accepted request, and then closes the database. */
export async function shutDown({ app, connections, closeDatabase, drains, log }: ShutDownOptions) {
  const refuse = setTimeout(() => connections.refuseUnanswered(), TIMES.refuse)
  const late = setTimeout(() => {
    const count = connections.cut()
    log(`${count} connections were cut, because their requests took longer than ${TIMES.cut} ms.`)
  }, TIMES.cut)
  connections.beginEnd()
  if (drains) await wait(TIMES.drain)
  await connections.stopListening()
  let isClosed = false
  const closed = app.close().finally(() => (isClosed = true))
  // Fastify waits for the first of its servers, and `localhost` has one for each kind of address.
  while (!isClosed || connections.count > 0) {
    // What has arrived is read first: a connection that is closed unread is reset.
    await nextTurn()
    await nextTurn()
    connections.endIdle()
    await (isClosed ? wait(CHECK_INTERVAL) : Promise.race([closed, wait(CHECK_INTERVAL)]))
  }
  await closed
  clearTimeout(refuse)
  clearTimeout(late)
  await closeDatabase()
}
