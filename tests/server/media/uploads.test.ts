import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Transaction } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { SECOND } from '@domain/time'
import { buildServer } from '@server/build-server'
import { readConfig, type Config } from '@server/config/config'
import type { Database, Tables } from '@server/database/tables'
import { deleteOrphanPhotos } from '@server/housekeeping/delete-orphan-photos'
import { insertListing } from '@server/listing/save-listing'
import { openMedia } from '@server/media/open-media'
import { createPhotoUploads } from '@server/media/photo-uploads'
import { identifyStore } from '@server/start/share-photos'
import { until } from '@tests/helpers/until'
import { describeOnEachDatabase } from '@tests/server/databases'
import { collectLog } from '@tests/server/event-log'
import { makeForm } from '@tests/server/make-form'
import { insertGuest, makePayload } from '@tests/server/rows'
import { as, NOW, patiently, temporaryFolder, type TestServer } from '@tests/server/test-server'
import { delays, startFailingStore, troubles } from './failing-store'
import { startObjectStore } from './storages'

let photo: Buffer
let store: Awaited<ReturnType<typeof startObjectStore>>
beforeAll(async () => {
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  store = await startObjectStore()
})
afterAll(() => store.close())

const bucketOf = ({ endpoint, bucket, credentials }: (typeof store)['location']) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
})

interface Options {
  env?: Record<string, string>
  /** Returns the free disk space in bytes. */
  free?: () => Promise<number>
  /** Receives the lines of the log. */
  lines?: string[]
}

/**
 * Starts a server and returns it with its photo storage, so that a test can see which files remain.
 */
async function startUploads(database: Database, { env = {}, free, lines }: Options = {}) {
  const dataDir = temporaryFolder()
  const config: Config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://staylet.example',
    DATA_DIR: dataDir,
    ...env,
  })
  const media = await openMedia(config, () => undefined)
  const folder = join(dataDir, 'uploads')
  const uploads =
    free === undefined ? media.uploads : createPhotoUploads({ ...media, folder, freeBytes: free })
  const app = await buildServer({
    config,
    database,
    clock: () => NOW,
    appDirectory: '/nonexistent',
    ...media,
    uploads,
    ...(lines && { logger: collectLog('warn', lines).logger }),
  })
  onTestFinished(() => app.close())
  const stored = async () => {
    const keys: string[] = []
    for await (const { key } of media.storage.list('homes')) keys.push(key)
    return keys
  }
  const onTheirWay = () => readdir(folder).catch(() => [])
  /** Waits for the cleanup, because the server removes files after it has responded. */
  const tidied = () => until(async () => (await onTheirWay()).length === 0)
  return { app, config, ...media, uploads, dataDir, stored, onTheirWay, tidied }
}

/**
 * Returns a database whose connection is lost once a transaction is stored, before the caller
 * learns of it.
 */
const losingCommits = (database: Database): Database =>
  new Proxy(database, {
    get: (target, name) => {
      if (name !== 'transaction') {
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      }
      return () => ({
        execute: async (work: (transaction: Transaction<Tables>) => Promise<unknown>) => {
          await target.transaction().execute(work)
          throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
        },
      })
    },
  })

const save = async (
  app: TestServer,
  host: { token: string },
  fields: Record<string, string>,
  files: Parameters<typeof makeForm>[1] = [{ content: photo }],
) => {
  const { payload, headers } = await makeForm(fields, files)
  return app.inject({
    method: 'PATCH',
    url: '/api/listing',
    headers: { ...headers, ...as(host) },
    payload,
  })
}

describeOnEachDatabase('photos of hosts', (database) => {
  const prepare = async (options?: Options) => ({
    ...(await startUploads(database(), options)),
    ada: await insertGuest(database()),
    bola: await insertGuest(database(), 'bola@staylet.test'),
  })
  const countRows = async () => {
    const listings = await database().selectFrom('listings').select('id').execute()
    const photos = await database().selectFrom('listing_photos').select('id').execute()
    return { listings: listings.length, photos: photos.length }
  }

  it.each(['a folder', 'an S3-compatible store'])(
    'accepts a form with arrays as JSON strings and stores its photos in %s (API-16, ENT-04)',
    async (place) => {
      const env = place === 'a folder' ? {} : bucketOf(store.location)
      const { app, ada, stored, tidied } = await prepare({ env })
      const { id: pool } = await database()
        .insertInto('amenities')
        .values({ name: 'Pool' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const before = await stored()
      const answer = await save(
        app,
        ada,
        {
          name: 'Palm Court',
          basePrice: '30000.50',
          guestNo: '3',
          amenities: JSON.stringify([pool]),
          houseRules: JSON.stringify(['No smoking', 'Quiet, "please"']),
        },
        [
          { content: photo },
          { content: await sharp(photo).resize(300, 400).png().toBuffer(), name: 'b.png' },
        ],
      )
      expect(answer.statusCode).toBe(201)
      const { listing } = answer.json()
      expect(listing).toMatchObject({
        name: 'Palm Court',
        basePrice: 30_000.5,
        guestNo: 3,
        amenities: [pool],
        houseRules: ['No smoking', 'Quiet, "please"'],
        published: false,
        listingImg: [
          { width: 900, height: 600, colour: '#008080' },
          { width: 300, height: 400 },
        ],
      })
      expect(await stored()).toHaveLength(before.length + 2)
      await tidied()
      const [cover] = listing.listingImg
      const served = await app.inject(cover.fileUrl)
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
      const more = await save(app, ada, { id: listing._id })
      expect(more.statusCode).toBe(200)
      expect(more.json().listing.listingImg).toHaveLength(3)
      expect(more.json().listing.listingImg[0]._id).toBe(cover._id)
    },
  )

  it('removes one photo by body or by query, including its files (API-17, R-134)', async () => {
    const { app, ada, stored } = await prepare()
    const files = [{ content: photo }, { content: photo }, { content: photo }]
    const { listing } = (await save(app, ada, { name: 'Palm Court' }, files)).json()
    const ids = listing.listingImg.map(({ _id }: { _id: string }) => _id)
    const url = `/api/listing/image/${listing._id}`
    const byBody = await app.inject({
      method: 'DELETE',
      url,
      headers: as(ada),
      payload: { imageId: ids[0] },
    })
    expect(byBody.statusCode).toBe(200)
    expect(byBody.json().listing.listingImg.map(({ _id }: { _id: string }) => _id)).toEqual(
      ids.slice(1),
    )
    const byQuery = { method: 'DELETE', url: `${url}?imageId=${ids[2]}`, headers: as(ada) } as const
    expect((await app.inject(byQuery)).json().listing.listingImg).toHaveLength(1)
    expect((await app.inject(byQuery)).statusCode).toBe(404)
    expect((await app.inject({ method: 'DELETE', url, headers: as(ada) })).statusCode).toBe(400)
    expect(await stored()).toHaveLength(1)
    expect((await app.inject(`/media/${ids[0]}/160.webp`)).statusCode).toBe(404)
    // The new photo follows the remaining one.
    const more = (await save(app, ada, { id: listing._id })).json().listing
    expect(more.listingImg[0]._id).toBe(ids[1])
  })

  it('deletes the files of a listing, except those that a booking shows (API-17, R-139)', async () => {
    const { app, ada, bola, stored } = await prepare()
    const { listing } = (await save(app, ada, { name: 'Palm Court' })).json()
    await database()
      .updateTable('listings')
      .set({ published: true, base_price_kobo: 1_000 })
      .execute()
    const booked = await app.inject({
      method: 'POST',
      url: '/api/booking',
      headers: as(bola),
      payload: makePayload(bola._id, listing._id, { travelersNo: 1 }),
    })
    expect(booked.statusCode).toBe(201)
    // A listing with a stay ahead is not deleted.
    await database()
      .updateTable('bookings')
      .set({ check_in: '2026-01-01', check_out: '2026-01-03' })
      .execute()
    await save(app, ada, { id: listing._id })
    expect(await stored()).toHaveLength(2)
    const answer = await app.inject({
      method: 'DELETE',
      url: `/api/listing/${listing._id}`,
      headers: as(ada),
    })
    expect(answer.statusCode).toBe(200)
    expect(await stored()).toHaveLength(1)
    const kept = await app.inject({
      url: `/api/booking/${booked.json().booking._id}`,
      headers: as(bola),
    })
    const [shown] = kept.json().booking.listing.listingImg
    expect((await app.inject(shown.fileUrl)).statusCode).toBe(200)
  })

  it('saves nothing of a form with one invalid photo and names that photo (API-16)', async () => {
    const { app, ada, stored, tidied } = await prepare()
    const bad = { content: 'GIF89a and more', name: 'party.gif' }
    const answer = await save(app, ada, { name: 'Palm Court' }, [{ content: photo }, bad])
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
    expect(answer.json().message).toBe(
      'party.gif is not a supported photo. Send it as JPEG, PNG, WebP or AVIF.',
    )
    expect(await countRows()).toEqual({ listings: 0, photos: 0 })
    expect(await stored()).toEqual([])
    await tidied()
  })

  it('deletes the photos again when the listing is refused (API-16)', async () => {
    const { app, ada, bola, stored, tidied } = await prepare()
    const mine = (await save(app, ada, { name: 'Palm Court' }, [])).json().listing
    const refused = [
      await save(app, ada, { name: 'A', propertyType: crypto.randomUUID() }),
      await save(app, ada, { name: 'A', basePrice: 'cheap' }),
      await save(app, ada, { name: 'A', amenities: 'pool, sauna' }),
      await save(app, ada, { name: 'A', houseRules: '{"0":"x"}' }),
      await save(app, bola, { id: mine._id }),
      await save(app, ada, { id: crypto.randomUUID() }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 403, 404])
    expect(Object.keys(refused[1]?.json().fields)).toEqual(['basePrice'])
    expect(Object.keys(refused[2]?.json().fields)).toEqual(['amenities'])
    expect(await countRows()).toEqual({ listings: 1, photos: 0 })
    expect(await stored()).toEqual([])
    await tidied()
  })

  it('refuses too many or too large photos with 413 and a clear message (API-16)', async () => {
    const { app, ada, stored, tidied } = await prepare()
    const many = await save(
      app,
      ada,
      { name: 'A' },
      Array.from({ length: 11 }, () => ({ content: photo })),
    )
    expect([many.statusCode, many.json().message]).toEqual([
      413,
      'Send at most 10 photos at a time.',
    ])
    const large = Buffer.concat([photo, Buffer.alloc(15_000_000)])
    const huge = await save(app, ada, { name: 'A' }, [
      { content: large, name: 'huge.jpg' },
      { content: photo },
    ])
    expect([huge.statusCode, huge.json().message]).toEqual([
      413,
      'huge.jpg is larger than 15 MB. Send a smaller one.',
    ])
    expect(await countRows()).toEqual({ listings: 0, photos: 0 })
    expect(await stored()).toEqual([])
    await tidied()
    const form = await makeForm({ name: 'A' })
    // The second one is more than an account may send in a day, too.
    for (const length of ['200000000', '100000000000']) {
      const announced = await app.inject({
        method: 'PATCH',
        url: '/api/listing',
        headers: { ...form.headers, ...as(ada), 'content-length': length },
        payload: form.payload,
      })
      expect([announced.statusCode, announced.json().code]).toEqual([413, 'body_too_large'])
    }
    const home = (await save(app, ada, { name: 'A' }, [])).json().listing
    await insertThirtyPhotos(home._id)
    const full = await save(app, ada, { id: home._id })
    expect([full.statusCode, Object.keys(full.json().fields)]).toEqual([400, ['files']])
    expect(await stored()).toEqual([])
  })
  const insertThirtyPhotos = (listing_id: string) =>
    database()
      .insertInto('listing_photos')
      .values(
        Array.from({ length: 30 }, (_, position) => ({
          listing_id,
          position,
          storage_key: `demo/${position}.webp`,
          alt: null,
          width: 1,
          height: 1,
        })),
      )
      .execute()

  it('refuses photos with 507 when the disk is nearly full, while JSON still works (API-16)', async () => {
    const { app, ada, stored } = await prepare({ free: () => Promise.resolve(600 * 1024 * 1024) })
    expect((await save(app, ada, { name: 'Room enough' })).statusCode).toBe(201)
    const full = await prepareFull()
    const answer = await save(full.app, ada, { name: 'No room' })
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage_full'])
    expect(answer.json().message).toBe(
      'The server has no space for photos at the moment. Nothing was saved.',
    )
    const plain = await full.app.inject({
      method: 'PATCH',
      url: '/api/listing',
      headers: as(ada),
      payload: { name: 'Words only' },
    })
    expect(plain.statusCode).toBe(201)
    expect([(await stored()).length, await full.stored()]).toEqual([1, []])
  })

  it.each([
    ['the data folder is moved', '', false, 'is missing'],
    ['the folder of photos is moved', 'photos', false, 'is missing'],
    ['the folder of photos is another one', 'photos', true, 'is another'],
  ])(
    'refuses photos with 503 while %s, and saves them again when it is back',
    async (_name, below, isReplaced, reason) => {
      const lines: string[] = []
      const { app, ada, config, storage, storeCheck, dataDir, stored, tidied } = await prepare({
        lines,
      })
      await identifyStore({ config, database: database(), storeCheck })
      const { listing } = (await save(app, ada, { name: 'Palm Court' })).json()
      const [{ fileUrl }] = listing.listingImg
      expect((await app.inject(fileUrl)).statusCode).toBe(200)
      await tidied()
      const folder = join(dataDir, below)
      await rename(folder, `${dataDir}-gone`)
      if (isReplaced) {
        await mkdir(folder)
        await writeFile(join(folder, 'store-id'), crypto.randomUUID())
      }
      const refused = await save(app, ada, { id: listing._id })
      expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
        503,
        '10',
        { code: 'unavailable', message: expect.stringContaining('photo storage') },
      ])
      expect((await app.inject('/readyz')).json().message).toContain(reason)
      expect((await app.inject('/api/amenities')).statusCode).toBe(200)
      // A variant that was made before is in the data folder, and an original may come back.
      expect((await app.inject(fileUrl)).statusCode).toBe(below ? 200 : 503)
      await expect(storage.get('homes/unknown.webp')).rejects.toThrow(reason)
      await expect(stored()).rejects.toThrow(reason)
      expect(isReplaced || existsSync(folder)).toBe(isReplaced)
      expect(await countRows()).toEqual({ listings: 1, photos: 1 })
      if (isReplaced) await rm(folder, { recursive: true })
      await rename(`${dataDir}-gone`, folder)
      expect((await save(app, ada, { id: listing._id })).statusCode).toBe(200)
      // A verdict is reused for a moment.
      await until(async () => (await app.inject('/readyz')).statusCode === 200)
      expect(await stored()).toHaveLength(2)
      const told = lines.filter((line) => /not ready|ready again/.test(line))
      expect(told).toEqual([
        expect.stringContaining(reason),
        expect.stringContaining('ready again'),
      ])
      await tidied()
    },
  )

  const prepareFailing = async () => {
    const failing = await startFailingStore()
    const lines: string[] = []
    const prepared = await prepare({ env: bucketOf(failing.location), lines })
    const url = `/media/${crypto.randomUUID()}/160.webp`
    return { ...prepared, failing, lines, url }
  }
  const unavailable = [503, '10', expect.stringContaining('photo storage'), 'no-store']
  const told = ({ statusCode, headers, json }: Awaited<ReturnType<typeof save>>) => [
    statusCode,
    headers['retry-after'],
    json().message,
    headers['cache-control'],
  ]

  it.each(Object.entries(troubles))(
    'responds with 503 while the bucket %s, and logs why',
    async (_name, { trouble, cause }) => {
      const { app, ada, failing, lines, url } = await prepareFailing()
      failing.fail(trouble)
      expect(told(await app.inject(url))).toEqual(unavailable)
      expect(lines.pop()).toContain(cause)
      // A response that breaks off after its status still says that the photo is stored.
      if (cause === 'aborted') return
      expect(told(await save(app, ada, { name: 'Palm Court' }))).toEqual(unavailable)
      expect(lines.pop()).toContain(cause)
      expect(await countRows()).toEqual({ listings: 0, photos: 0 })
    },
  )

  it.each(Object.entries(delays))(
    'responds with 503 after ten seconds while the bucket %s',
    async (_name, delay) => {
      const { app, ada, failing, lines, url } = await prepareFailing()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      for (const ask of [() => app.inject(url), () => save(app, ada, { name: 'Palm Court' })]) {
        failing.fail(delay)
        const asking = ask()
        await failing.asked()
        vi.advanceTimersByTime(10 * SECOND)
        expect(told(await asking)).toEqual(unavailable)
        expect(lines.pop()).toContain('did not respond within 10 seconds')
      }
      expect(await countRows()).toEqual({ listings: 0, photos: 0 })
    },
  )

  const prepareFull = () =>
    startUploads(database(), { free: () => Promise.resolve(500 * 1024 * 1024) })

  it('refuses unreadable forms, and visitors before it reads their forms (API-16)', async () => {
    const { app, ada, tidied } = await prepare()
    const { payload, headers } = await makeForm({ name: 'A' }, [{ content: photo }])
    const patch = (body: Buffer) =>
      app.inject({
        method: 'PATCH',
        url: '/api/listing',
        headers: { ...headers, ...as(ada) },
        payload: body,
      })
    const broken = [
      payload.subarray(0, payload.length - 40),
      payload.subarray(0, 60),
      Buffer.from('nonsense'),
    ]
    for (const body of broken) {
      const answer = await patch(body)
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'The form cannot be read.'])
    }
    // An empty form creates a draft without any data.
    expect((await patch(Buffer.alloc(0))).statusCode).toBe(201)
    const noBoundary = await app.inject({
      method: 'PATCH',
      url: '/api/listing',
      headers: { 'content-type': 'multipart/form-data', ...as(ada) },
      payload,
    })
    expect(noBoundary.statusCode).toBe(400)
    const visitor = await app.inject({ method: 'PATCH', url: '/api/listing', headers, payload })
    expect(visitor.statusCode).toBe(401)
    const other = await app.inject({
      method: 'POST',
      url: '/api/reviews',
      headers: { ...headers, ...as(ada) },
      payload,
    })
    expect(other.statusCode).toBe(415)
    await tidied()
  })

  it('leaves nothing of an upload whose connection breaks (API-16)', async () => {
    const { app, ada, stored, onTheirWay, tidied } = await prepare()
    const gone = new Promise<void>((resolve) => {
      app.addHook('onRequestAbort', async (_request) => resolve())
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { payload, headers } = await makeForm({ name: 'A' }, [{ content: photo }])
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `PATCH /api/listing HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${ada.token}\r\n` +
        `content-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
    )
    socket.write(payload.subarray(0, payload.length - 200))
    while ((await onTheirWay()).length === 0) await new Promise(setImmediate)
    socket.destroy()
    await gone
    await tidied()
    expect(await countRows()).toEqual({ listings: 0, photos: 0 })
    expect(await stored()).toEqual([])
  })

  it('begins no photo of a client that has gone, and stores none (API-16)', async () => {
    const { uploads, stored, dataDir } = await startUploads(database())
    const path = join(dataDir, 'photo')
    await writeFile(path, photo)
    const file = { name: 'photo.jpg', path, bytes: photo.length }
    const refuseGone = vi
      .fn()
      .mockReturnValueOnce(undefined)
      .mockImplementation(() => {
        throw new Error('gone')
      })
    await expect(uploads.keep([file, file, file], 'ada', refuseGone)).rejects.toThrow('gone')
    expect(refuseGone).toHaveBeenCalledTimes(2)
    expect(await stored()).toEqual([])
  })

  it('keeps every photo when several requests add to one listing at once (API-16)', async () => {
    const { app, ada } = await prepare()
    const { listing } = (await save(app, ada, { name: 'A' })).json()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => patiently(() => save(app, ada, { id: listing._id }))),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const rows = await database().selectFrom('listing_photos').select('position').execute()
    expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ])
  })

  it('keeps the photos of a listing that is stored although its connection was lost', async () => {
    const host = await insertGuest(database(), 'host@staylet.test')
    const { app, stored } = await startUploads(losingCommits(database()))
    const { statusCode } = await save(app, host, { name: 'Palm Court' })
    expect(statusCode).toBe(503)
    expect(await countRows()).toEqual({ listings: 1, photos: 1 })
    expect(await stored()).toHaveLength(1)
  })

  it('removes originals without a row and partial uploads after a killed process', async () => {
    const { app, ada, storage, uploads, stored, dataDir, onTheirWay } = await prepare()
    const { listing } = (await save(app, ada, { name: 'A' })).json()
    const [named = ''] = await stored()
    await storage.put('homes/orphan.webp', Readable.from(['x']))
    await storage.put('homes/young.webp', Readable.from(['x']))
    await storage.put('demo/home.webp', Readable.from(['x']))
    await mkdir(join(dataDir, 'uploads', 'call-old'), { recursive: true })
    await mkdir(join(dataDir, 'uploads', 'call-young'))
    const now = new Date()
    const old = new Date(now.getTime() - 2 * 3_600_000)
    for (const path of [`photos/${named}`, 'photos/homes/orphan.webp', 'uploads/call-old']) {
      await utimes(join(dataDir, path), old, old)
    }
    await deleteOrphanPhotos({ database: database(), storage, uploads, now })
    expect(new Set(await stored())).toEqual(new Set([named, 'homes/young.webp']))
    expect(await storage.has('demo/home.webp')).toBe(true)
    expect(await onTheirWay()).toEqual(['call-young'])
    expect((await app.inject(listing.listingImg[0].fileUrl)).statusCode).toBe(200)
  })

  it('keeps an original that demo listings share (API-17)', async () => {
    const { app, ada, storage } = await prepare()
    await storage.put('demo/wall.webp', Readable.from([await sharp(photo).webp().toBuffer()]))
    const shared = { storageKey: 'demo/wall.webp', alt: 'A wall', width: 900, height: 600 }
    const mine = await insertListing(database(), {
      name: 'A',
      basePrice: 1,
      hostId: ada._id,
      photos: [shared],
    })
    await insertListing(database(), { name: 'B', basePrice: 1, photos: [shared] })
    await app.inject({ method: 'DELETE', url: `/api/listing/${mine}`, headers: as(ada) })
    expect(await storage.has('demo/wall.webp')).toBe(true)
  })

  it('stores a photo without its metadata (API-16)', async () => {
    const { app, ada, stored, dataDir } = await prepare()
    const content = await sharp(photo)
      .withExif({ IFD0: { Make: 'Secret camera' } })
      .jpeg()
      .toBuffer()
    await save(app, ada, { name: 'A' }, [{ content }])
    const [key = ''] = await stored()
    const kept = await readFile(join(dataDir, 'photos', key))
    expect(kept.includes('Secret camera')).toBe(false)
    expect((await sharp(kept).metadata()).format).toBe('webp')
  })
})
