import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { CarefulSocket } from '@server/database/careful-socket'
import { databaseFaultOf } from '@server/database/database-faults'

/** A DataRow message that announces a negative number of fields. */
const UNREADABLE = Buffer.from([0x44, 0, 0, 0, 6, 0xff, 0xf0])

it('bytes that are not a message end the connection, not the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.write(UNREADABLE))
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const client = new pg.Client({ host: '127.0.0.1', port, stream: () => new CarefulSocket() })
  const fault = await client.connect().catch((error: unknown) => error)
  expect(databaseFaultOf(fault)).toBe('away')
})
