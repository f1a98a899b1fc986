import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '@tests/chaos/weather/call'
import { jsonOf, makeWorld, nightOf, withDatabase, type Guest } from '@tests/chaos/weather/world'
import {
  bundledProgram,
  bundleServer,
  endAllProcesses,
  runProgram,
  startProcess,
} from './server-process'
import { temporaryFolder } from './test-server'

/**
 * Timeout in milliseconds. Each start takes two seconds of work, which can become a minute on a
 * busy machine.
 */
const LONGEST = 5 * 60_000

const dataDir = temporaryFolder()
const env = { DATA_DIR: dataDir }
const location = { kind: 'folder' as const, dataDir }

describe('the server process on the embedded database', () => {
  let book: (address: string) => Promise<number>

  beforeAll(async () => {
    await bundleServer()
    const { guests, listings } = await makeWorld(location, { guests: 1, listings: 1 })
    const guest = guests[0] as Guest
    book = async (address) => {
      const body = nightOf(guest, listings[0] ?? '', 1)
      const options = { method: 'POST', headers: jsonOf(guest), body }
      return (await call(`${address}/api/booking`, options)).status
    }
  }, LONGEST)

  afterAll(() => {
    endAllProcesses()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('listens to signals before it loads anything, because the first process of a container ignores them until then', () => {
    const program = readFileSync(bundledProgram('main'), 'utf8')
    const imports = [...program.matchAll(/^import\b(?!\().*["'](.+)["']/gm)].map(([, from]) => from)
    expect(imports.filter((from) => !from?.includes('rolldown-runtime'))).toEqual([])
    expect(program).toMatch(/\.on\(signal[^]*import\(/)
  })

  it(
    'refuses a second process and the booking command on its folder with a clear message',
    async () => {
      const server = await startProcess({ ...env, NODE_ENV: 'production' })
      const words = /is in use by another Staylet process \(process \d+\)\. Stop that process first/
      const second = await runProgram('main', env)
      expect([second.code, second.output]).toEqual([1, expect.stringMatching(words)])
      const command = ['booking', 'status', crypto.randomUUID(), 'Confirmed']
      const refused = await runProgram('cli', env, command)
      expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(words)])
      expect(await book(server.address)).toBe(201)
      const { code, output } = await server.end('SIGTERM')
      expect(output).toMatch(/"method":"POST","route":"\/api\/booking","status":201/)
      expect(code).toBe(0)
    },
    LONGEST,
  )

  it(
    'takes a second SIGTERM of the same stop for the first one',
    async () => {
      const server = await startProcess(env)
      server.child.kill('SIGTERM')
      // The system would deliver two signals at once as one.
      while ((await call(`${server.address}/readyz`)).status !== 503);
      expect((await server.end('SIGTERM')).code).toBe(0)
    },
    LONGEST,
  )

  it(
    "changes a booking's status by command while the server is stopped",
    async () => {
      const { id } = await withDatabase(location, (database) =>
        database.selectFrom('bookings').select('id').limit(1).executeTakeFirstOrThrow(),
      )
      const moved = await runProgram('cli', env, ['booking', 'status', id, 'confirmed'])
      expect(moved).toEqual({
        code: 0,
        output: `Booking ${id} (Lagoon Loft 0) is now Confirmed.\n`,
      })
      const unknown = crypto.randomUUID()
      const missing = await runProgram('cli', env, ['booking', 'status', unknown, 'Confirmed'])
      expect(missing).toEqual({ code: 1, output: `Booking ${unknown} does not exist.\n` })
      const misused = await runProgram('cli', env, ['booking', 'status', id, 'Paid'])
      expect([misused.code, misused.output]).toEqual([1, expect.stringContaining('Usage: npm run')])
    },
    LONGEST,
  )
})
