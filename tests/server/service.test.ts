import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { OWN_SERVER } from '@domain/api/api-paths'
import { describeOnEachDatabase } from './databases'
import { collectLog } from './event-log'
import { insertGuest, seedListing, makePayload, PASSWORD } from './rows'
import { as, startTestServer } from './test-server'

const spider = 'https://elsewhere.example'

describeOnEachDatabase('the service', (database) => {
  it('reports that it is alive and that it is ready', async () => {
    const app = await startTestServer(database())
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('marks each API response, so that the page knows it as its own (R-148)', async () => {
    const app = await startTestServer(database())
    for (const url of ['/api/listing', '/api/listing', '/api/nothing']) {
      expect((await app.inject(url)).headers).toHaveProperty(OWN_SERVER)
    }
  })

  it('documents every route in OpenAPI and shows it under its own policy', async () => {
    const app = await startTestServer(database())
    const { paths } = (await app.inject('/api/docs/json')).json()
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/auth/login',
        '/api/auth/me',
        '/api/auth/logout',
        '/api/listing',
        '/api/listing/{id}',
        '/api/property-types',
        '/api/property-types/{id}',
        '/api/amenities',
        '/api/favourites',
        '/api/favourites/{userId}',
        '/api/booking',
        '/api/booking/{id}',
        '/api/booking/user/{userId}',
      ]),
    )
    const page = await app.inject('/api/docs/')
    expect(page.body).toContain('<title>Staylet API</title>')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('allows only the configured origins to call it from another site', async () => {
    const app = await startTestServer(database(), { env: { CORS_ORIGINS: spider } })
    const from = (origin: string) => app.inject({ url: '/api/amenities', headers: { origin } })
    expect((await from(spider)).headers['access-control-allow-origin']).toBe(spider)
    expect(
      (await from('https://evil.example')).headers['access-control-allow-origin'],
    ).toBeUndefined()
    const closed = await startTestServer(database())
    const answer = await closed.inject({ url: '/api/amenities', headers: { origin: spider } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('responds in the error format even to input that is not HTTP', async () => {
    const app = await startTestServer(database())
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.end('nonsense\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toContain('HTTP/1.1 400')
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'invalid_request' })
  })

  it('logs a fault once, with the id that the guest received, and sends no detail to the guest', async () => {
    const { logger, lines } = collectLog()
    const app = await startTestServer(database(), { logger })
    const ada = await insertGuest(database())
    const listing = await seedListing(database())
    const secret = 'ada-secret-wish'
    // A division by zero, which none of our code expects.
    await sql`alter table bookings add constraint odd
      check (1 / (travelers_no - travelers_no) > 0) not valid`.execute(database())
    const answer = await app.inject({
      method: 'POST',
      url: '/api/booking?token=in-the-address',
      headers: as(ada),
      payload: makePayload(ada._id, listing, { specialRequests: secret }),
    })
    await sql`alter table bookings drop constraint odd`.execute(database())
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { identifier: 'ada@staylet.test', password: PASSWORD },
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ code: 'internal', message: expect.any(String) })
    const faults = lines.filter((line) => line.includes('request failed'))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(String(answer.headers['x-request-id']))
    const log = lines.join('')
    for (const each of [secret, ada.token, 'ada@staylet.test', PASSWORD, 'in-the-address']) {
      expect(log).not.toContain(each)
    }
  })

  it('logs why a request was refused, with the id that the response carries', async () => {
    const { logger, lines } = collectLog()
    const app = await startTestServer(database(), { logger })
    const ada = await insertGuest(database())
    const listing = await seedListing(database())
    const book = () =>
      app.inject({
        method: 'POST',
        url: '/api/booking',
        headers: as(ada),
        payload: makePayload(ada._id, listing),
      })
    const taken = await book()
    const refused = await book()
    const unknown = await app.inject({ method: 'POST', url: '/api/nowhere' })
    const loggedOf = ({ headers }: typeof refused) => {
      const found = lines
        .map((line): unknown => JSON.parse(line))
        .filter((entry) => (entry as { reqId?: string }).reqId === headers['x-request-id'])
      return found.find((entry) => (entry as { msg?: string }).msg === 'request')
    }
    expect(loggedOf(taken)).toMatchObject({ route: '/api/booking', status: taken.statusCode })
    expect(loggedOf(taken)).not.toHaveProperty('code')
    expect(loggedOf(refused)).toMatchObject({
      route: '/api/booking',
      status: 409,
      code: 'already_booked',
    })
    expect(refused.json().code).toBe('already_booked')
    expect(loggedOf(unknown)).toMatchObject({ status: 404, code: 'not_found' })
  })
})
