import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { limitBodyTime } from '@server/plugins/body-time'
import { respondToBrokenHttp } from '@server/plugins/broken-http'

const HEAD = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: '
/** In milliseconds. */
const LIMIT = 200

/** Starts a server that ends bodies after LIMIT. */
async function startLimited() {
  const app = Fastify({ clientErrorHandler: respondToBrokenHttp })
  await app.register(limitBodyTime, { milliseconds: LIMIT })
  app.post('/', async () => ({ isWhole: true }))
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, port }
}

/** Sends raw bytes to the port and returns everything received until the connection closes. */
const speak = (port: number, words: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', (bytes) => {
      heard += bytes.toString()
      if (heard.includes('"isWhole":true')) socket.end()
    })
    socket.on('close', () => resolve(heard))
    socket.write(words)
  })

it('the server ends a request with 408 when its body does not arrive in time', async () => {
  const { port } = await startLimited()
  const late = await speak(port, `${HEAD}20\r\n\r\n{"a":`)
  expect(late).toContain('408 Request Timeout')
  expect(late).toContain('The request took too long.')
  const whole = await speak(port, `${HEAD}7\r\n\r\n{"a":1}`)
  expect(whole).toContain('{"isWhole":true}')
})

it('the server reads a body that arrived while it was busy for longer than the limit', async () => {
  const { app, port } = await startLimited()
  const socket = connect(port, '127.0.0.1')
  app.server.prependOnceListener('request', () => {
    setImmediate(() => {
      socket.write('{"a":1}')
      // Blocks the whole process, as a long computation does.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LIMIT * 2)
    })
  })
  socket.write(`${HEAD}7\r\n\r\n`)
  const [heard] = (await once(socket, 'data')) as [Buffer]
  expect(heard.toString()).toContain('{"isWhole":true}')
  socket.destroy()
})
