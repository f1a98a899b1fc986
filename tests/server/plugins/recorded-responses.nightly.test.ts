import { connect } from 'node:net'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '@domain/time'
import { pickFrom, randomOf } from '@server/seed/seeded-random'
import { insertGuest, makePayload, seedListing } from '@tests/server/rows'
import { as, NOW } from '@tests/server/test-server'
import { lasting, LIST, startRecording } from './recording-server'

describe('a recorded response', () => {
  it('is the one that Fastify sends, whatever the request', async () => {
    const { database, ask, askAgain } = await startRecording()
    for (let n = 0; n < 14; n += 1)
      await seedListing(database, { name: `Loft ${n}, ₦ and “words”` })
    const tags = new Map<string, string>()
    const urls = [
      LIST,
      `${LIST}&page=2`,
      '/api/amenities',
      '/api/listing?limit=no',
      '/',
      '/?x=1',
      '/login',
      '/nothing',
      '/healthz',
      '/api/nothing',
    ]
    for (const url of urls) tags.set(url, String((await ask({ url })).headers['etag']))
    const random = randomOf(17, 0)
    const odd = {
      'accept-encoding': [
        'br',
        'gzip, br;q=0',
        'gzip',
        'identity',
        'br;q=0, gzip;q=0',
        '*',
        'BR',
        'deflate',
      ],
      'if-none-match': ['*', '"no"', 'tag', 'W/"x", tag', ''],
      connection: ['close', 'keep-alive'],
      'cache-control': ['no-cache'],
      origin: ['https://evil.example'],
      range: ['bytes=0-9'],
      'save-data': ['on', 'off'],
      ect: ['4g', '3g'],
      'x-forwarded-for': ['192.0.2.9', '192.0.2.1, 198.51.100.7', 'no address'],
      'x-request-id': ['chosen'],
      authorization: ['Bearer no'],
      accept: ['application/json', 'text/html'],
    }
    let recorded = 0
    for (let n = 0; n < 60; n += 1) {
      const url = pickFrom(urls, random)
      const headers: Record<string, string> = {}
      for (const [name, values] of Object.entries(odd)) {
        if (random() < (name === 'accept-encoding' ? 0.8 : 0.12)) {
          headers[name] = pickFrom(values, random).replace('tag', tags.get(url) ?? '')
        }
      }
      const method = random() < 0.1 ? 'HEAD' : 'GET'
      const asked = { url, method, headers }
      const found = await askAgain(asked)
      // A cookie changes nothing, except that Fastify carries the request out.
      const made = await ask({ ...asked, headers: { ...headers, cookie: 'theme=dark' } })
      expect(made.isRecorded).toBe(false)
      expect([asked, found.status, lasting(found)]).toEqual([asked, made.status, lasting(made)])
      expect([asked, found.body.equals(made.body)]).toEqual([asked, true])
      expect(found.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
      if (found.isRecorded) recorded += 1
    }
    expect(recorded).toBeGreaterThan(12)
  })

  it('is never sent after a write, on another day, or for longer than a minute if it is a page', async () => {
    let now = NOW
    const { database, ask, askAgain } = await startRecording({ clock: () => now })
    await seedListing(database)
    for (const url of [LIST, '/']) {
      expect((await askAgain({ url })).isRecorded).toBe(true)
      await seedListing(database, { name: 'Palm House' })
      const changed = await ask({ url })
      expect(changed.isRecorded).toBe(false)
      expect(changed.body.toString()).toContain('Palm House')
      expect((await askAgain({ url })).isRecorded).toBe(true)
      now = new Date(now.getTime() + MINUTE)
      expect((await ask({ url })).isRecorded).toBe(url === LIST)
      expect((await askAgain({ url })).isRecorded).toBe(true)
      now = new Date(now.getTime() + DAY)
      expect((await ask({ url })).isRecorded).toBe(false)
    }
  })

  it('is counted against the limit of its client, logged and timed', async () => {
    const { database, app, ask, askAgain, log } = await startRecording()
    await seedListing(database)
    const from = (address: string, url = LIST) => ({ url, headers: { 'x-forwarded-for': address } })
    await askAgain(from('192.0.2.1'))
    const left = async (address: string) =>
      Number((await ask(from(address))).headers['x-ratelimit-remaining'])
    expect(await left('192.0.2.1')).toBe(2_997)
    expect(await left('192.0.2.2')).toBe(2_999)
    // A page counts what it was made from.
    await askAgain(from('192.0.2.3', '/'))
    expect(await left('192.0.2.3')).toBe(2_995)

    const { headers, isRecorded } = await ask(from('192.0.2.1'))
    expect(isRecorded).toBe(true)
    const line = log.lines.find((each) => each.includes(String(headers['x-request-id'])))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 30,
      method: 'GET',
      route: '/api/listing',
      status: 200,
      milliseconds: expect.any(Number),
      msg: 'request',
    })
    const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } })
    expect(body).toMatch(/_count\{method="GET",route="\/api\/listing",status="200"\} [5-9]\n/)

    for (let n = 0; n < 6; n += 1) await ask(from('192.0.2.4', '/?many'))
    const refused = await ask(from('192.0.2.4'))
    expect([refused.status, refused.isRecorded]).toEqual([429, false])
    expect((await ask(from('192.0.2.4', '/'))).isRecorded).toBe(false)
    expect((await ask(from('192.0.2.2'))).isRecorded).toBe(true)
  })

  it('is not sent to whoever is signed in, and not for a listing that was booked', async () => {
    const { database, app, ask, askAgain } = await startRecording()
    const ada = await insertGuest(database)
    const listing = await seedListing(database)
    const url = `/api/listing/${listing}`
    const free = await askAgain({ url })
    expect(free.isRecorded).toBe(true)
    expect((await ask({ url, headers: as(ada) })).isRecorded).toBe(false)
    const payload = makePayload(ada._id, listing)
    await app.inject({ method: 'POST', url: '/api/booking', headers: as(ada), payload })
    const booked = await ask({ url })
    expect([booked.isRecorded, booked.body.equals(free.body)]).toEqual([false, false])
  })

  it('does not end the process when its client has gone', async () => {
    let reading = () => {}
    let goOn = () => {}
    const isReading = new Promise<void>((resolve) => (reading = resolve))
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve))
    let holds = false
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (holds) {
          reading()
          await mayGoOn
        }
        return result
      },
    }
    const { app, port, ask, askAgain, log } = await startRecording({
      env: { TRUST_PROXY: '127.0.0.1' },
      wrap: (database) => database.withPlugin(plugin),
    })
    expect((await askAgain({ url: LIST })).isRecorded).toBe(true)
    holds = true
    const left = new Promise<void>((resolve) =>
      app.server.once('connection', (socket) => socket.once('close', () => resolve())),
    )
    const client = connect(port, '127.0.0.1')
    client.write(`GET ${LIST} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    await isReading
    client.destroy()
    await left
    goOn()
    // An error that nobody catches fails the test run, as it would end the process.
    expect((await ask({ url: LIST })).status).toBe(200)
    expect(log.lines.join('')).not.toContain('fault')
  })
})
