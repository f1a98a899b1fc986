import { Writable } from 'node:stream'
import type { SecurityEvent } from '@server/security/record-event'

/** Collects the lines that a server logs. */
export function collectLog(level = 'info', lines: string[] = []) {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  return { logger: { level, stream }, lines }
}

/** Collects the log of a server, and its security events. */
export function makeEventLog() {
  const { logger, lines } = collectLog()
  const events = () =>
    lines
      .map((line) => (JSON.parse(line) as { security?: SecurityEvent }).security)
      .filter((event) => event !== undefined)
  return { logger, lines, events }
}
