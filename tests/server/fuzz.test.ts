import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { ERROR_CODES } from '@domain/error-codes'
import { describeOnEachDatabase } from './databases'
import { insertGuest, insertHome, makePayload } from './rows'
import { as, startTestServer } from './test-server'

const RUNS = 1_200

interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  /** A body that would be accepted. */
  body?: Record<string, unknown>
}

const badValues = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    [[]],
    '',
    ' ',
    'x',
    '\u0000',
    'a\u0000b',
    -1,
    0.5,
    1e308,
  ),
  fc.constantFrom<unknown>(
    '\ud800',
    '-'.repeat(70_000),
    '9999-99-99T00:00:00Z',
    '0000-00-00',
    2 ** 53,
  ),
  fc.constantFrom<unknown>(
    "'; drop table bookings; --",
    '../../etc/passwd',
    '__proto__',
    crypto.randomUUID(),
  ),
  fc.string({ maxLength: 30 }),
  fc.double(),
)

const badIds = fc
  .oneof(
    fc.constantFrom(
      '%00',
      '%',
      '%zz',
      '..',
      '.',
      'null',
      '1',
      'undefined',
      '%F0%9F',
      'a'.repeat(3_000),
    ),
    fc.uuid(),
    fc.string({ minLength: 1, maxLength: 20 }).map(encodeURIComponentSafely),
  )
  .filter((id) => id !== '')

function encodeURIComponentSafely(text: string) {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
}

const brokenBodies = fc.constantFrom(
  '',
  '{',
  '{"a":}',
  'null',
  '[]',
  '"text"',
  '12',
  '{"__proto__":{"a":1}}',
  '\u0000',
  `{"identifier":"${'a'.repeat(70_000)}"}`,
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
)

const contentTypes = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'nonsense',
)

describeOnEachDatabase('bad requests', (database) => {
  it(`answers ${RUNS} of them with 4xx, a message and a code, never 5xx`, async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const home = await insertHome(database())
    const favourite = { userId: ada._id, listingId: home }
    const withBody: Call[] = [
      { method: 'POST', url: '/api/auth/login', body: { identifier: 'a@b.test', password: 'x' } },
      { method: 'POST', url: '/api/booking', body: makePayload(ada._id, home) },
      { method: 'POST', url: '/api/favourites', body: favourite },
      { method: 'DELETE', url: '/api/favourites', body: favourite },
    ]
    const withId = [
      '/api/listing/',
      '/api/property-types/',
      '/api/booking/',
      '/api/booking/user/',
      '/api/favourites/',
      '/api/nothing/',
    ]
    const badQueries = [
      'page=0',
      'page=-1',
      'limit=1e9',
      'limit=x',
      'priceMin=NaN',
      'priceMax=1e400',
    ]
    badQueries.push('rating=99', 'guestNo=-2', 'bedroomNo=many', 'bookingAvailability=soon')
    badQueries.push('search=%00', `search=${'a'.repeat(201)}`, 'startDate=0000-01-01', 'endDate=x')

    const requests: fc.Arbitrary<InjectOptions> = fc.oneof(
      fc
        .tuple(fc.constantFrom(...withBody), badValues, fc.nat(9))
        .map(([{ method, url, body = {} }, value, place]) => {
          const names = Object.keys(body)
          const name = names[place % names.length] ?? 'none'
          return { method, url, payload: { ...body, [name]: value } }
        }),
      fc
        .tuple(fc.constantFrom(...withBody), brokenBodies, contentTypes)
        .map(([{ method, url }, payload, type]) => ({
          method,
          url,
          payload,
          headers: { 'content-type': type },
        })),
      fc
        .tuple(fc.constantFrom(...withId), badIds)
        .map(([prefix, id]) => ({ method: 'GET' as const, url: prefix + id })),
      fc
        .constantFrom(...badQueries)
        .map((query) => ({ method: 'GET' as const, url: `/api/listing?${query}` })),
      fc
        .tuple(fc.constantFrom(...withBody), fc.string({ maxLength: 300 }))
        .map(([{ method, url, body = {} }, key]) => ({
          method,
          url,
          // A header cannot carry line breaks: those never leave the sender.
          headers: { 'idempotency-key': `bad key ${key.replace(/[^\x20-\x7e]/g, '')}` },
          payload: { ...body, [key]: 1, extra: 1 },
        })),
    )

    const seen = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(requests, fc.boolean(), async (request, isLoggedIn) => {
        // Forgiven at once, or the limits would answer instead of the calls.
        await database().deleteFrom('attempts').execute()
        const answer = await app.inject({
          ...request,
          headers: { ...request.headers, ...(isLoggedIn && as(ada)) },
        })
        seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1)
        // A random value may happen to be a good one: a home saved twice is still saved.
        if (answer.statusCode < 300) return
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
        expect(answer.statusCode).toBeLessThan(500)
        const body = answer.json()
        expect(typeof body.message).toBe('string')
        expect(ERROR_CODES).toContain(body.code)
      }),
      { numRuns: RUNS, seed: 11 },
    )
    const good = [...seen].filter(([status]) => status < 300).reduce((sum, [, n]) => sum + n, 0)
    expect(RUNS - good).toBeGreaterThanOrEqual(1_000)
  })
})
