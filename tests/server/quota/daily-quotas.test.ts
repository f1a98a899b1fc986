import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { DAY, HOUR } from '@domain/time'
import { deleteOldQuotas } from '@server/quota/daily-quotas'
import { describeOnEachDatabase } from '@tests/server/databases'
import { makeForm } from '@tests/server/make-form'
import { insertGuest, seedListing } from '@tests/server/rows'
import { as, NOW, startTestServer } from '@tests/server/test-server'

let photo: Buffer
beforeAll(async () => {
  photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
})

const FEW = { DAILY_LISTINGS: '2', DAILY_PHOTOS: '3', DAILY_MEGABYTES: '1', DAILY_REVIEWS: '2' }

describeOnEachDatabase('the daily quotas of an account', (database) => {
  const prepare = async () => {
    let now = NOW
    const app = await startTestServer(database(), { env: FEW, clock: () => now })
    const ada = await insertGuest(database())
    const save = async (payload: object, by = ada) =>
      app.inject({ method: 'PATCH', url: '/api/listing', headers: as(by), payload })
    const upload = async (files: Buffer[], by = ada) => {
      const { payload, headers } = await makeForm(
        { name: 'A' },
        files.map((content) => ({ content })),
      )
      return app.inject({
        method: 'PATCH',
        url: '/api/listing',
        headers: { ...headers, ...as(by) },
        payload,
      })
    }
    const later = (milliseconds: number) => {
      now = new Date(NOW.getTime() + milliseconds)
    }
    return { app, ada, save, upload, later }
  }

  it('refuses one listing too many with a reason, and accepts it a day after the first', async () => {
    const { save, later } = await prepare()
    const bola = await insertGuest(database(), 'bola@staylet.test')
    expect((await save({ name: 'A' })).statusCode).toBe(201)
    later(3 * HOUR)
    const { listing } = (await save({ name: 'B' })).json()
    const refused = await save({ name: 'C' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe(String((21 * HOUR) / 1_000))
    expect(refused.json()).toEqual({
      code: 'quota_used',
      message:
        'An account can add 2 homes a day. You can go on at Mar 11, 2026, 10:00 (Lagos time).',
    })
    // Changes are not additions, and others have days of their own.
    expect((await save({ id: listing._id, name: 'B2' })).statusCode).toBe(200)
    expect((await save({ name: 'D' }, bola)).statusCode).toBe(201)
    later(DAY)
    expect((await save({ name: 'C' })).statusCode).toBe(201)
  })

  it('counts a listing only when it is saved, even among concurrent requests', async () => {
    const { save } = await prepare()
    expect((await save({ name: 'A', propertyType: crypto.randomUUID() })).statusCode).toBe(400)
    const answers = await Promise.all(Array.from({ length: 6 }, () => save({ name: 'A' })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 201, 429, 429, 429, 429,
    ])
  })

  it('refuses photos beyond the number of a day, all of a request or none', async () => {
    const { upload } = await prepare()
    expect((await upload([photo, photo])).statusCode).toBe(201)
    const refused = await upload([photo, photo])
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'An account can add 3 photos a day. You can go on at Mar 11, 2026, 10:00 (Lagos time).',
    ])
    expect((await upload([photo])).statusCode).toBe(201)
    expect(await database().selectFrom('listing_photos').select('id').execute()).toHaveLength(3)
  })

  it('counts the bytes of photos that are refused, and then reads no more of them', async () => {
    const { upload } = await prepare()
    const junk = Buffer.alloc(900_000, 1)
    expect((await upload([junk])).statusCode).toBe(415)
    const refused = await upload([junk])
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toContain('can send 1 MB of photos a day')
    expect((await upload([Buffer.alloc(1_500_000, 1)])).json().code).toBe('quota_used')
  })

  it('refuses one review too many, even one that replaces another', async () => {
    const { app, ada } = await prepare()
    const home = await seedListing(database())
    const review = (rating: number) =>
      app.inject({
        method: 'POST',
        url: '/api/reviews',
        headers: as(ada),
        payload: { rating, listing: home },
      })
    expect([(await review(5)).statusCode, (await review(4)).statusCode]).toEqual([201, 201])
    const refused = await review(1)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toContain('can write 2 reviews a day')
  })

  it('forgets the days that have ended', async () => {
    const { save } = await prepare()
    await save({ name: 'A' })
    const kept = () => database().selectFrom('quota_windows').select('used').execute()
    await deleteOldQuotas(database(), new Date(NOW.getTime() + DAY - 1))
    expect(await kept()).toEqual([{ used: 1 }])
    await deleteOldQuotas(database(), new Date(NOW.getTime() + DAY))
    expect(await kept()).toEqual([])
  })
})
