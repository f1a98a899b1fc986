import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { ERROR_CODES } from '@domain/api/error-codes'
import { describeOnEachDatabase } from './databases'
import { insertGuest, seedListing, makePayload } from './rows'
import { as, startTestServer } from './test-server'

const RUNS = 1_200
const HOSTING_RUNS = 800

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  /** Valid body. */
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

describeOnEachDatabase('malformed requests', (database) => {
  it(`receive 4xx with a message and a code ${RUNS} times, and never 5xx`, async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const home = await seedListing(database())
    const names = { fullName: 'Ada', dob: '1990-01-01', phoneNo: '08031234567' }
    const profile = { id: ada._id, ...names, password: 'Lagoon#2026' }
    const reset = { token: 'x', email: 'a@b.test', newPassword: 'Lagoon#2026' }
    const favourite = { userId: ada._id, listingId: home }
    const withBody: Call[] = [
      { method: 'POST', url: '/api/auth/login', body: { identifier: 'a@b.test', password: 'x' } },
      { method: 'POST', url: '/api/auth/register', body: { phone: '08031234567' } },
      { method: 'POST', url: '/api/auth/complete-registration', body: profile },
      { method: 'POST', url: '/api/auth/verify-otp', body: { phoneNumber: '1', code: 'x' } },
      { method: 'POST', url: '/api/auth/reset-password', body: reset },
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
      '/api/auth/verify-email/',
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
          // A header cannot carry line breaks: the client would reject the request before sending
          // it.
          headers: { 'idempotency-key': `bad key ${key.replace(/[^\x20-\x7e]/g, '')}` },
          payload: { ...body, [key]: 1, extra: 1 },
        })),
    )

    const seen = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(requests, fc.boolean(), async (request, isLoggedIn) => {
        // Clear the attempts, or rate limits would hide the responses under test.
        await database().deleteFrom('attempts').execute()
        const answer = await app.inject({
          ...request,
          headers: { ...request.headers, ...(isLoggedIn && as(ada)) },
        })
        seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1)
        // A random value may be valid by chance, for example when it saves the same listing twice.
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

  it(`receive 4xx for ${HOSTING_RUNS} invalid writes by hosts, staff and reviewers`, async () => {
    const app = await startTestServer(database())
    const staff = await insertGuest(database())
    await database().updateTable('users').set({ is_staff: true }).execute()
    const listing = await seedListing(database(), { hostId: staff._id })
    const id = crypto.randomUUID()
    const calls: Required<Call>[] = [
      {
        method: 'PATCH',
        url: '/api/listing',
        body: { id: listing, guestNo: 2, houseRules: ['a'] },
      },
      { method: 'PATCH', url: '/api/listing', body: { basePrice: 1, amenities: [], bedroomNo: 1 } },
      { method: 'DELETE', url: `/api/listing/image/${listing}`, body: { imageId: id } },
      { method: 'POST', url: '/api/reviews', body: { rating: 4, listing, comment: 'Quiet' } },
      { method: 'POST', url: '/api/property-types', body: { name: 'A', icon: { fileUrl: '/a' } } },
      {
        method: 'PUT',
        url: `/api/property-types/${id}`,
        body: { name: 'A', icon: { fileUrl: '/a' } },
      },
      { method: 'POST', url: '/api/amenities', body: { name: 'A', icon: { fileUrl: '/a' } } },
    ]
    const withId = [
      ['DELETE', '/api/listing/'],
      ['DELETE', '/api/listing/image/'],
      ['GET', '/api/listing/user/'],
      ['GET', '/api/listing/uncompleted/'],
      ['DELETE', '/api/property-types/'],
      ['PUT', '/api/property-types/'],
      ['DELETE', '/api/amenities/'],
      ['GET', '/api/reviews/listing/'],
      ['DELETE', '/api/reviews/'],
    ] as const
    const text = fc.string({ maxLength: 200 })
    const form = (parts: string) => ({
      method: 'PATCH' as const,
      url: '/api/listing',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: parts,
    })
    const part = (name: string, more: string, content: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
    const requests: fc.Arbitrary<InjectOptions> = fc.oneof(
      fc.tuple(fc.constantFrom(...calls), badValues, fc.nat(2)).map(([call, value, place]) => {
        const { method, url, body } = call
        const names = Object.keys(body)
        return { method, url, payload: { ...body, [names[place % names.length] ?? 'a']: value } }
      }),
      fc
        .tuple(fc.constantFrom(...calls), brokenBodies, contentTypes)
        .map(([{ method, url }, payload, type]) => ({
          method,
          url,
          payload,
          headers: { 'content-type': type },
        })),
      fc
        .tuple(fc.constantFrom(...withId), badIds)
        .map(([[method, prefix], badId]) => ({ method, url: prefix + badId })),
      fc
        .tuple(fc.constantFrom('guestNo', 'amenities', 'houseRules', 'id', '__proto__', ''), text)
        .map(([name, content]) => form(`${part(name, '', content)}--x--`)),
      fc
        .tuple(fc.constantFrom('a.jpg', '', '../../a.png', 'a\u0000b'), text)
        .map(([name, content]) => form(`${part('files', `; filename="${name}"`, content)}--x--`)),
      fc.tuple(text, fc.boolean()).map(([content, ends]) => form(content + (ends ? '--x--' : ''))),
    )
    let refused = 0
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        await database().deleteFrom('rate_windows').execute()
        const headers = { ...request.headers, ...as(staff) }
        const { statusCode, body } = await app.inject({ ...request, headers })
        if (statusCode < 300) return
        refused += 1
        expect([statusCode, statusCode >= 400 && statusCode < 500]).toEqual([statusCode, true])
        expect(ERROR_CODES).toContain(JSON.parse(body).code)
      }),
      { numRuns: HOSTING_RUNS, seed: 12 },
    )
    expect(refused).toBeGreaterThan(HOSTING_RUNS / 2)
  })
})
