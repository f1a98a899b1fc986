import { connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { clientOf, networkOf } from '@server/config/network-address'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { startTestServer } from '@tests/server/test-server'

it.each([{}, { TRUST_PROXY: '127.0.0.1' }])(
  'the address of a client stays known after it has gone: %o',
  async (env) => {
    const app = await startTestServer(await embeddedDatabase(), { env })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const found = new Promise((resolve) => {
      app.server.once('request', ({ socket }) =>
        socket.once('close', () => resolve(socket.remoteAddress)),
      )
    })
    const client = connect(port, '127.0.0.1')
    client.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    client.once('data', () => client.destroy())
    expect(await found).toBe('127.0.0.1')
  },
)

it('clients whose address is not known count as one', () => {
  expect([clientOf(undefined), networkOf(undefined)]).toEqual(['', networkOf('')])
})
