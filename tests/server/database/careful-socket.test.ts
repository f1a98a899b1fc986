import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { CarefulSocket } from '@server/database/careful-socket'
import { databaseFaultOf } from '@server/database/database-faults'

/** A DataRow message that announces a negative number of fields. */
const UNREADABLE = Buffer.from([0x44, 0, 0, 0, 6, 0xff, 0xf0])

/** An ErrorResponse whose last zero byte was changed, so that its fields never end. */
const ENDLESS = Buffer.from([0x45, 0, 0, 0, 8, 0x4d, 0x61, 0, 1])

it.each([
  ['bytes that are not a message', UNREADABLE],
  ['an error whose fields never end', ENDLESS],
])('%s: the connection ends, not the process', async (_what, bytes) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.write(bytes))
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const client = new pg.Client({ host: '127.0.0.1', port, stream: () => new CarefulSocket() })
  const fault = await client.connect().catch((error: unknown) => error)
  expect(databaseFaultOf(fault)).toBe('away')
})
