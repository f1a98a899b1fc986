import { connect } from 'node:net'

/** Milliseconds between two pieces of a slow client. */
const EVERY = 1_000

const HEAD = 'host: x\r\ncontent-type: '
const JSON_HEAD = `${HEAD}application/json\r\ncontent-length: 60000\r\n\r\n{"identifier":"`
const FORM_HEAD = `${HEAD}multipart/form-data; boundary=x\r\ncontent-length: 60000000\r\n`

/** Bytes a second of an upload that never pauses, and is slower than the minimum rate. */
const TRICKLE = 500

/** Bytes that a slow client sends first, and those that it sends every second from then on. */
export interface SlowKind {
  first: string
  piece: string
}

/** Number of kinds of slow clients. */
export const SLOW_KINDS = 5

/** Returns every kind of slow client. There are SLOW_KINDS of them. */
export const slowKinds = (token: string): SlowKind[] => {
  const upload =
    `PATCH /api/listing HTTP/1.1\r\nauthorization: Bearer ${token}\r\n${FORM_HEAD}\r\n` +
    '--x\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n'
  return [
    { first: '', piece: '' },
    { first: 'GET /api/listing HTTP/1.1\r\nx-slow: ', piece: 'a' },
    { first: `POST /api/auth/login HTTP/1.1\r\n${JSON_HEAD}`, piece: 'a' },
    { first: upload, piece: 'a' },
    { first: upload, piece: 'a'.repeat(TRICKLE) },
  ]
}

/**
 * Sends the first part, then piece after piece. Resolves with the milliseconds after which the
 * server ended the connection.
 */
export const sendSlowly = (port: number, { first, piece }: SlowKind) =>
  new Promise<number>((resolve) => {
    const started = performance.now()
    const socket = connect(port, '127.0.0.1')
    if (first) socket.write(first)
    const timer = setInterval(() => {
      if (piece && socket.writable) socket.write(piece)
    }, EVERY)
    // A reset also counts as being cut off.
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve(performance.now() - started)
    })
  })
