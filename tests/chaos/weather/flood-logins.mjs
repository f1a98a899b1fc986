import { parentPort, workerData } from 'node:worker_threads'

/**
 * Sends parallel logins from a thread of its own, so that sending them does not delay a measurement
 * of the server.
 *
 * @type {{ address: string, logins: number }}
 */
const { address, logins } = workerData

const statuses = await Promise.all(
  Array.from({ length: logins }, async (_, n) => {
    const response = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${n % 250}.1.1` },
      body: JSON.stringify({ identifier: `stranger-${n}@staylet.test`, password: 'guess' }),
    })
    await response.arrayBuffer()
    return response.status
  }),
)
parentPort?.postMessage(statuses)
