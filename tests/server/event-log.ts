import { Writable } from 'node:stream'
import type { SecurityEvent } from '@server/security/record-event'

/** Collects the log of a server, and its security events. */
export function makeEventLog() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const events = () =>
    lines
      .map((line) => (JSON.parse(line) as { security?: SecurityEvent }).security)
      .filter((event) => event !== undefined)
  return { logger: { level: 'info', stream }, lines, events }
}
