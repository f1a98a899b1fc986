import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '@tests/server/databases'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { insertGuest, seedListing } from '@tests/server/rows'
import { as, startTestServer } from '@tests/server/test-server'

it('names the methods of an address that exists', async () => {
  const app = await startTestServer(await embeddedDatabase())
  const put = await app.inject({ method: 'PUT', url: '/api/auth/login' })
  expect([put.statusCode, put.headers.allow]).toEqual([405, 'POST'])
  expect(put.json()).toMatchObject({ code: 'method_not_allowed' })
  const patch = await app.inject({ method: 'PATCH', url: '/api/amenities?x=1' })
  expect([patch.statusCode, patch.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  expect((await app.inject({ method: 'PUT', url: '/api/nothing' })).statusCode).toBe(404)
})

it('says what a request without a valid token needs', async () => {
  const app = await startTestServer(await embeddedDatabase())
  const visitor = await app.inject('/api/auth/me')
  expect(visitor.headers['www-authenticate']).toBe('Bearer realm="Staylet"')
  const expired = await app.inject({ url: '/api/auth/me', headers: as({ token: 'x'.repeat(43) }) })
  expect(expired.headers['www-authenticate']).toContain('error="invalid_token"')
})

it('refuses a body that is not JSON by its type, and explains each invalid field', async () => {
  const app = await startTestServer(await embeddedDatabase())
  const post = (type: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': type },
      payload,
    })
  expect((await post('text/plain', 'hello')).statusCode).toBe(415)
  const wrong = await post('application/json', '{"identifier":"","password":5,"odd":1}')
  expect(wrong.json().fields).toEqual({
    identifier: 'must have at least 1 characters',
    password: 'must be a text',
    odd: 'is not a known field',
  })
  expect((await post('application/json', '')).json().fields).toEqual({ body: 'must be an object' })
})

describeOnEachDatabase('the HTTP conventions of the API', (database) => {
  it('sends nothing to a client whose copy is still right', async () => {
    const app = await startTestServer(database())
    await seedListing(database())
    for (const url of [
      '/api/listing',
      '/api/property-types',
      '/api/amenities',
      '/api/geo/states',
    ]) {
      const first = await app.inject(url)
      const tag = String(first.headers.etag)
      for (const sent of [`"other", ${tag}`, tag.replace('W/', ''), '*']) {
        const again = await app.inject({ url, headers: { 'if-none-match': sent } })
        expect([url, again.statusCode, again.body]).toEqual([url, 304, ''])
        for (const name of ['etag', 'cache-control', 'vary'])
          expect([url, again.headers[name]]).toEqual([url, first.headers[name]])
        for (const name of ['content-length', 'content-type'])
          expect(again.headers).not.toHaveProperty(name)
      }
      const head = await app.inject({ method: 'HEAD', url })
      expect([url, head.statusCode, head.body, head.headers.etag]).toEqual([url, 200, '', tag])
      expect(first.headers['cache-control']).not.toContain('no-store')
    }
    await seedListing(database(), { name: 'Another Loft' })
    const tag = String((await app.inject('/api/listing')).headers.etag)
    await database().updateTable('listings').set({ published: false }).execute()
    const changed = await app.inject({ url: '/api/listing', headers: { 'if-none-match': tag } })
    expect(changed.statusCode).toBe(200)
    const ada = await insertGuest(database())
    const own = await app.inject({ url: '/api/listing/uncompleted', headers: as(ada) })
    expect(own.headers['cache-control']).toBe('no-store')
  })

  it('takes a JSON content type without a body for a request without a body (R-134)', async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const listingId = await seedListing(database())
    const headers = { ...as(ada), 'content-type': 'application/json' }
    const url = `/api/favourites?userId=${ada._id}&listingId=${listingId}`
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
    const logout = { method: 'POST', url: '/api/auth/logout', headers } as const
    expect((await app.inject(logout)).statusCode).toBe(200)
  })

  it('clears a field by null, which makes a draft of a listing', async () => {
    const app = await startTestServer(database())
    const ada = await insertGuest(database())
    const save = async (payload: object) =>
      (await app.inject({ method: 'PATCH', url: '/api/listing', headers: as(ada), payload })).json()
        .listing
    const type = await database()
      .insertInto('property_types')
      .values({ name: 'Loft' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const place = { city: 'Lekki', state: 'Lagos State', country: 'Nigeria' }
    const rooms = { bedroomNo: 1, bathroomNo: 1, basePrice: 9_000, propertyType: type.id }
    const made = await save({ name: 'Loft', description: 'Bright.', ...place, ...rooms })
    expect(made.published).toBe(true)
    const draft = await save({ id: made._id, basePrice: null })
    expect([draft.published, draft.basePrice, draft.city]).toEqual([false, undefined, 'Lekki'])
  })

  it('keeps names unique whatever their case and blanks', async () => {
    const app = await startTestServer(database())
    const staff = await insertGuest(database())
    await database().updateTable('users').set({ is_staff: true }).execute()
    const send = (method: 'POST' | 'PUT', url: string, name: string) =>
      app.inject({ method, url: `/api${url}`, headers: as(staff), payload: { name } })
    const loft = await send('POST', '/property-types', ' Sky  Loft ')
    expect(loft.json().data.name).toBe('Sky Loft')
    expect((await send('POST', '/property-types', 'sky loft')).statusCode).toBe(409)
    expect((await send('POST', '/amenities', 'Sky Loft')).statusCode).toBe(201)
    expect((await send('POST', '/amenities', 'SKY LOFT')).statusCode).toBe(409)
    const path = `/property-types/${loft.json().data._id}`
    expect((await send('PUT', path, 'SKY LOFT')).json().data.name).toBe('SKY LOFT')
    const house = await send('POST', '/property-types', 'House')
    const other = `/property-types/${house.json().data._id}`
    expect((await send('PUT', other, 'Sky Loft')).statusCode).toBe(409)
  })
})

it('says how many requests are left', async () => {
  const app = await startTestServer(await embeddedDatabase())
  const { headers } = await app.inject('/api/listing')
  expect(headers['x-ratelimit-limit']).toBe('3000')
  expect(Number(headers['x-ratelimit-remaining'])).toBeLessThan(3_000)
  expect(Number(headers['x-ratelimit-reset'])).toBeLessThanOrEqual(60)
})
