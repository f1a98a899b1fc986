import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, startTestServer, type TestServer } from '@tests/server/test-server'

const TOKEN = 'a-long-token-for-prometheus'

const read = async (app: TestServer, headers = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/metrics', headers: { host: 'localhost', ...headers }, remoteAddress })

describeOnEachDatabase('figures for Prometheus', (database) => {
  it('count requests by route and status, and what the database holds', async () => {
    const usage = { inUse: 2, waiting: 5 }
    const app = await startTestServer(database(), { databaseUsage: () => usage })
    const ada = await insertGuest(database())
    const listing = await seedListing(database())
    const payload = makePayload(ada._id, listing)
    await app.inject({ method: 'POST', url: '/api/booking', headers: as(ada), payload })
    await app.inject(`/api/listing/${crypto.randomUUID()}`)
    const { body, headers } = await read(app)
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    for (const line of [
      'staylet_http_request_duration_seconds_count{method="POST",route="/api/booking",status="201"} 1',
      'staylet_http_request_duration_seconds_count{method="GET",route="/api/listing/:id",status="404"} 1',
      'staylet_database_connections{state="in use"} 2',
      'staylet_database_connections{state="waiting"} 5',
      'staylet_database_up 1',
      'staylet_bookings{status="Pending"} 1',
      'staylet_bookings{status="Cancelled"} 0',
      'staylet_listings 1',
      'staylet_sessions 1',
      'staylet_requests_refused_total 0',
    ]) {
      expect(body).toContain(`${line}\n`)
    }
    expect(body).toMatch(/staylet_outbox_messages \d/)
    expect(body).toContain('process_cpu_seconds_total')
    expect(body).not.toContain(ada._id)
  })

  it('are for this machine, or for whoever has the token', async () => {
    const closed = await startTestServer(database())
    expect((await read(closed, {}, '192.0.2.7')).statusCode).toBe(404)
    expect((await read(closed, { 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(404)
    expect((await read(closed, { host: 'staylet.example' })).statusCode).toBe(404)
    const open = await startTestServer(database(), { env: { METRICS_TOKEN: TOKEN } })
    const withToken = (token: string) =>
      read(open, { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.7' })
    expect((await withToken(TOKEN)).statusCode).toBe(200)
    expect((await withToken(`${TOKEN}x`)).statusCode).toBe(404)
  })

  it('have every figure that the Grafana dashboard shows', async () => {
    const app = await startTestServer(database(), {
      databaseUsage: () => ({ inUse: 0, waiting: 0 }),
    })
    await app.inject('/healthz')
    const { body } = await read(app)
    const board = readFileSync('docs/monitoring/grafana.json', 'utf8')
    const names = new Set(board.match(/\b(?:staylet|process|nodejs)_\w+/g))
    expect(names.size).toBeGreaterThan(10)
    for (const name of names) expect(body).toMatch(new RegExp(`^${name}(?:\\{| )`, 'm'))
  })
})
