import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'

/**
 * Loaded into a server process (node --import). It records every request that the process has read,
 * and writes the numbers of the visits into a file when the process ends. Only the process itself
 * knows whether it had read a request whose connection was reset.
 */
const file = process.env['CHAOS_ACCEPTED_FILE']
/** @type {string[]} */
const accepted = []

subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message)
  const visit = request.headers['x-chaos-visit']
  if (typeof visit === 'string') accepted.push(visit)
})

process.on('exit', () => {
  if (file) writeFileSync(file, accepted.join('\n'))
})
