import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { insertListing } from '@server/listing/save-listing'
import { mediaRoutes } from '@server/media/media-routes'
import { folderPhotoStorage, type PhotoStorage } from '@server/media/photo-storage'
import { createPhotoVariants, type PhotoVariants } from '@server/media/photo-variants'
import { addErrorResponses } from '@server/plugins/errors'
import { describeOnEachDatabase } from '@tests/server/databases'

const PHOTO = '11111111-1111-4111-8111-111111111111'
const SAME_ORIGINAL = '22222222-2222-4222-8222-222222222222'
const LOST = '33333333-3333-4333-8333-333333333333'
const PROFILE = '44444444-4444-4444-8444-444444444444'

let original: Buffer
beforeAll(async () => {
  original = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
})

const photo = (id: string, storageKey: string) => ({
  id,
  storageKey,
  alt: 'A teal wall.',
  width: 1600,
  height: 1067,
})

describeOnEachDatabase('GET /media/:id/:width.:format', (database) => {
  let folder: string
  let reads: string[]
  let faults: unknown[]
  let variants: PhotoVariants
  let app: FastifyInstance

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'staylet-media-'))
    reads = []
    faults = []
    const storage = folderPhotoStorage(join(folder, 'photos'))
    await storage.put('demo/wall.webp', Readable.from([original]))
    await storage.put(`profiles/${PROFILE}.webp`, Readable.from([original]))
    const counted: PhotoStorage = {
      ...storage,
      get: (key) => {
        reads.push(key)
        return storage.get(key)
      },
    }
    variants = createPhotoVariants({
      storage: counted,
      cacheFolder: join(folder, 'cache'),
      onFault: (fault) => faults.push(fault),
    })
    app = Fastify()
    await app.register(addErrorResponses, { database: database() })
    await app.register(mediaRoutes, { database: database(), variants })
    const keys = [photo(PHOTO, 'demo/wall.webp'), photo(LOST, 'demo/lost.webp')]
    await insertListing(database(), { name: 'Teal House', basePrice: 1, photos: keys })
    await insertListing(database(), {
      name: 'Other Teal House',
      basePrice: 1,
      photos: [photo(SAME_ORIGINAL, 'demo/wall.webp')],
    })
  })
  afterEach(async () => {
    await app.close()
    await variants.settled()
    await rm(folder, { recursive: true, force: true })
  })

  it('returns the photo in the requested width, cached for a year', async () => {
    const answer = await app.inject(`/media/${PHOTO}/480.webp`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(480)
    const jpg = await app.inject(`/media/${PHOTO}/160.jpg`)
    expect(jpg.headers['content-type']).toBe('image/jpeg')
  })

  it('returns the photo at its plain address, for clients that choose no width', async () => {
    const plain = await app.inject(`/media/${PHOTO}`)
    const chosen = await app.inject(`/media/${PHOTO}/1280.webp`)
    expect([plain.statusCode, plain.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(plain.headers['cache-control']).toBe(chosen.headers['cache-control'])
    expect(plain.rawPayload.equals(chosen.rawPayload)).toBe(true)
    expect((await app.inject(`/media/${LOST}`)).statusCode).toBe(404)
  })

  it('makes one variant for simultaneous requests and shares it between listings with that photo', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.inject(`/media/${PHOTO}/640.webp`)),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(reads).toEqual(['demo/wall.webp'])
    expect((await app.inject(`/media/${SAME_ORIGINAL}/640.webp`)).statusCode).toBe(200)
    expect(reads).toHaveLength(1)
    expect(await readdir(join(folder, 'cache', 'demo', 'wall.webp'))).toEqual(['640.webp'])
  })

  it('sends AVIF at the address of a WebP once it has been made, to browsers that take it', async () => {
    const ask = async (accept?: string) => {
      const { headers, statusCode } = await app.inject({
        url: `/media/${PHOTO}/320.webp`,
        headers: { ...(accept && { accept }) },
      })
      expect([statusCode, headers['vary']]).toEqual([200, 'Accept'])
      return [headers['content-type'], headers['cache-control']]
    }
    const browser = 'image/avif,image/webp,*/*;q=0.8'
    const webp = ['image/webp', 'public, max-age=31536000, immutable']
    expect(await ask(browser)).toEqual(['image/webp', 'private, max-age=31536000, immutable'])
    await variants.settled()
    expect(await ask(browser)).toEqual(['image/avif', 'public, max-age=31536000, immutable'])
    expect(await ask('IMAGE/AVIF;q=0.5')).toEqual(await ask(browser))
    for (const accept of ['image/webp,*/*', 'image/avifx', 'image/avif;q=0, image/webp']) {
      expect(await ask(accept)).toEqual(webp)
    }
    expect(await ask()).toEqual(webp)
    expect(faults).toEqual([])
  })

  it('serves a profile picture, which has no row in the database', async () => {
    expect((await app.inject(`/media/${PROFILE}/160.webp`)).statusCode).toBe(200)
  })

  it('still responds when the variant cannot be stored', async () => {
    await writeFile(join(folder, 'cache'), 'a file where the folder should be')
    expect((await app.inject(`/media/${PHOTO}/480.webp`)).statusCode).toBe(200)
  })

  it.each([
    ['emptied', () => Buffer.alloc(0)],
    ['cut', () => original.subarray(0, 200)],
    ['overwritten', () => Buffer.from('not a photo')],
  ])('responds with 404 for an original that was %s, and reports it', async (_how, content) => {
    await writeFile(join(folder, 'photos', 'demo', 'wall.webp'), content())
    const { statusCode, headers } = await app.inject(`/media/${PHOTO}/480.webp`)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(faults).toHaveLength(1)
  })

  it('responds with 503 while an original cannot be read', async () => {
    await rm(join(folder, 'photos', 'demo', 'wall.webp'))
    await mkdir(join(folder, 'photos', 'demo', 'wall.webp'))
    const { statusCode, headers } = await app.inject(`/media/${PHOTO}/480.webp`)
    expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
  })

  it('makes a variant again that a power failure left empty', async () => {
    await app.inject(`/media/${PHOTO}/480.webp`)
    await writeFile(join(folder, 'cache', 'demo', 'wall.webp', '480.webp'), '')
    const { rawPayload } = await app.inject(`/media/${PHOTO}/480.webp`)
    expect((await sharp(rawPayload).metadata()).width).toBe(480)
  })

  it.each([
    `/media/${LOST}/480.webp`,
    '/media/99999999-9999-4999-8999-999999999999/480.webp',
    '/media/not-an-id/480.webp',
    '/media/..%2f..%2fetc%2fpasswd/480.webp',
  ])('responds with 404 and our own message for %s', async (address) => {
    const answer = await app.inject(address)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found', message: expect.any(String) })
  })

  it.each([
    ['481.webp', 'width'],
    ['0480.webp', 'width'],
    ['480.gif', 'format'],
    ['480', 'width'],
    ['..%2f..%2f480.webp', 'width'],
    ['%00480.webp', 'width'],
    ['-1.avif', 'width'],
  ])('responds with 400 and names the fault of %s', async (file, fault) => {
    const answer = await app.inject(`/media/${PHOTO}/${file}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      fields: { [fault]: expect.stringContaining('must be one of') },
    })
    expect(reads).toEqual([])
  })
})
