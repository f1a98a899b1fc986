import { connect } from 'node:net'

/** Milliseconds between two bytes of a slow client. */
const EVERY = 1_000

const HEAD = 'host: x\r\ncontent-type: '
const JSON_HEAD = `${HEAD}application/json\r\ncontent-length: 60000\r\n\r\n{"identifier":"`
const FORM_HEAD = `${HEAD}multipart/form-data; boundary=x\r\ncontent-length: 60000000\r\n`

/** What each kind of slow client sends first. Afterwards it sends one byte at a time. */
export const slowKinds = (token: string) => ({
  silence: '',
  headers: 'GET /api/listing HTTP/1.1\r\nx-slow: ',
  body: `POST /api/auth/login HTTP/1.1\r\n${JSON_HEAD}`,
  upload:
    `PATCH /api/listing HTTP/1.1\r\nauthorization: Bearer ${token}\r\n${FORM_HEAD}\r\n` +
    '--x\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n',
})

/**
 * Sends the first part, then bytes one by one. Resolves with the milliseconds after which the server
 * ended the connection.
 */
export const sendSlowly = (port: number, first: string) =>
  new Promise<number>((resolve) => {
    const started = performance.now()
    const socket = connect(port, '127.0.0.1')
    if (first) socket.write(first)
    const timer = setInterval(() => {
      if (first && socket.writable) socket.write('a')
    }, EVERY)
    // Being reset is one way of being cut.
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve(performance.now() - started)
    })
  })
