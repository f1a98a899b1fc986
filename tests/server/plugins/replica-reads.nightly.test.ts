import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '@server/database/tables'
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

  /** Starts a server with a replica whose version a test decides. */
  async function start() {
    const asked: string[] = []
    let fails = false
    const version = async () => {
      asked.push('version')
      if (fails) throw new Error('gone')
      return 'a version'
    }
    const query = () => Promise.reject(new Error('Nothing routes statements in this test.'))
    const replica = { query, version }
    const replicas = { choose: () => replica, stop: async () => undefined }
    const app = await startTestServer(database, { env, replicas })
    const isFromReplica = async (headers: Record<string, string> = {}, url = LIST) => {
      asked.length = 0
      const { statusCode } = await app.inject({ url, headers })
      expect(statusCode).toBe(200)
      return asked.length > 0
    }
    return { app, isFromReplica, fail: () => (fails = true) }
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

  it('keep their responses apart from those of the primary', async () => {
    const { app } = await start()
    await seedListing(database, { name: 'Lagoon Loft' })
    const { total: before } = (await app.inject(LIST)).json<{ total: number }>()
    await seedListing(database, { name: 'Palm House' })
    const own = await app.inject({ url: LIST, headers: as({ token: 'x'.repeat(30) }) })
    expect(own.json()).toMatchObject({ total: before + 1 })
    // The version of the replica has not changed.
    expect((await app.inject(LIST)).json()).toMatchObject({ total: before })
  })

  it('are answered by the primary when the replica does not tell its version', async () => {
    const { app, fail } = await start()
    await app.inject(LIST)
    fail()
    await seedListing(database, { name: 'Harbour House' })
    const listing = await app.inject(LIST)
    expect(listing.body).toContain('Harbour House')
    // It was kept for the primary.
    const again = await app.inject({ url: LIST, headers: as({ token: 'x'.repeat(30) }) })
    expect(again.body).toBe(listing.body)
  })
})
