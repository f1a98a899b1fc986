import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { limitBodyTime } from '@server/plugins/body-time'
import { answerBrokenHttp } from '@server/plugins/broken-http'

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
  const app = Fastify({ clientErrorHandler: answerBrokenHttp })
  limitBodyTime(app, 200)
  app.post('/', async () => ({ isWhole: true }))
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: '
  const late = await speak(port, `${head}20\r\n\r\n{"a":`)
  expect(late).toContain('408 Request Timeout')
  expect(late).toContain('The request took too long.')
  const whole = await speak(port, `${head}7\r\n\r\n{"a":1}`)
  expect(whole).toContain('{"isWhole":true}')
})
