import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Replica } from '@server/database/replica'
import type { Database } from '@server/database/tables'
import { ResponseCache } from '@server/plugins/response-cache'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { emptyTables } from '@tests/server/empty-tables'
import { insertGuest, seedListing } from '@tests/server/rows'
import { as, startTestServer } from '@tests/server/test-server'

const LIST = '/api/listing?limit=12'
const env = {
  DATABASE_URL: 'postgres://a@127.0.0.1/a',
  DATABASE_READ_URL: 'postgres://a@127.0.0.1/a',
  DATABASE_READ_LAG: '5',
}

describe('reads that a replica may answer', () => {
  let database: Database
  beforeAll(async () => {
    database = await embeddedDatabase()
    await emptyTables(database)
  })

  /** Starts a server with a replica whose age a test decides. */
  async function start() {
    let asked = 0
    let freshAt: number | undefined = 0
    const replica: Replica = {
      freshAt: () => {
        asked += 1
        return freshAt
      },
      query: () => Promise.reject(new Error('Nothing routes statements in this test.')),
      stop: async () => undefined,
    }
    const app = await startTestServer(database, { env, replica })
    const isFromReplica = async (headers: Record<string, string> = {}, url = LIST) => {
      asked = 0
      const { statusCode } = await app.inject({ url, headers })
      expect(statusCode).toBe(200)
      return asked > 0
    }
    const catchUp = () => (freshAt = performance.now())
    return { app, isFromReplica, catchUp, fall: () => (freshAt = undefined) }
  }

  it('are those of visitors, and not of guests who are signed in', async () => {
    const { isFromReplica } = await start()
    const guest = await insertGuest(database, 'ada@example.com')
    expect(await isFromReplica()).toBe(true)
    expect(await isFromReplica({ cookie: 'other=1; a-staylet-wrote=1' })).toBe(true)
    expect(await isFromReplica(as({ token: guest._id }))).toBe(false)
    expect(await isFromReplica({}, '/healthz')).toBe(false)
  })

  it('are not those of a browser that has just written', async () => {
    const { app, isFromReplica } = await start()
    const body = { email: 'nobody@example.com', password: 'wrong-password' }
    const refused = await app.inject({ method: 'POST', url: '/api/auth/login', payload: body })
    expect(refused.statusCode).toBeGreaterThanOrEqual(400)
    expect(refused.headers['set-cookie']).toBeUndefined()
    const read = await app.inject(LIST)
    expect(read.headers['set-cookie']).toBeUndefined()
    const written = await app.inject({
      method: 'POST',
      url: '/api/auth/initiate-email-verification',
      payload: { email: 'bola@example.com' },
    })
    expect(written.statusCode).toBe(200)
    expect(written.headers['set-cookie']).toBe(
      'staylet-wrote=1; Path=/; Max-Age=6; HttpOnly; SameSite=Lax; Secure',
    )
    expect(await isFromReplica({ cookie: 'a=b; staylet-wrote=1' })).toBe(false)
  })

  it('are cached once the replica has what the primary had', async () => {
    const { app, catchUp } = await start()
    const spy = vi.spyOn(ResponseCache.prototype, 'store')
    onTestFinished(() => spy.mockRestore())
    await seedListing(database, { name: 'Lagoon Loft' })
    await app.inject(LIST)
    expect(spy).not.toHaveBeenCalled()
    catchUp()
    await app.inject(LIST)
    expect(spy).toHaveBeenCalledOnce()
  })

  it('are those of the primary while the replica is too far behind', async () => {
    const { app, fall } = await start()
    fall()
    await seedListing(database, { name: 'Harbour House' })
    expect((await app.inject(LIST)).body).toContain('Harbour House')
  })
})
