import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMedia } from '@server/media/open-media'
import { folderPhotoStorage, type PhotoStorage } from '@server/media/photo-storage'
import { s3PhotoStorage } from '@server/media/s3-photo-storage'
import { createStoreCheck, writeStoreId } from '@server/media/store-id'
import { startUpMessage } from '@server/start/start-up-message'
import { startFailingStore, website } from './failing-store'
import { startObjectStore } from './storages'

const keysBelow = async (storage: PhotoStorage, below: string) => {
  const keys: string[] = []
  for await (const { key } of storage.list(below)) keys.push(key)
  return keys
}

let folder: string
let store: Awaited<ReturnType<typeof startObjectStore>>
beforeAll(async () => {
  store = await startObjectStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staylet-photos-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe.each([
  { name: 'a folder', open: () => folderPhotoStorage(join(folder, 'not-made-yet')) },
  { name: 'an S3-compatible store', open: () => s3PhotoStorage(store.location) },
])('originals in $name', ({ open }) => {
  it('are returned as they were stored, and not at all for an unknown key', async () => {
    const storage = open()
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
    await storage.put('homes/a.webp', Readable.from([content.subarray(0, 9), content.subarray(9)]))
    const stored = await storage.get('homes/a.webp')
    expect(stored && content.equals(await buffer(stored))).toBe(true)
    expect(await storage.has('homes/a.webp')).toBe(true)
    expect(await storage.get('homes/b.webp')).toBeUndefined()
    expect(await storage.has('homes/b.webp')).toBe(false)
  })

  it('are listed by their folder and can be removed', async () => {
    const storage = open()
    const keys = ['lists/a.webp', 'lists/b.webp', 'others/c.webp']
    for (const key of keys) await storage.put(key, Readable.from(['x']))
    expect(new Set(await keysBelow(storage, 'lists'))).toEqual(new Set(keys.slice(0, 2)))
    for await (const { storedAt } of storage.list('lists')) {
      expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(3_600_000)
    }
    await storage.remove('lists/a.webp')
    await storage.remove('lists/a.webp')
    expect(await keysBelow(storage, 'lists')).toEqual(['lists/b.webp'])
    expect(await keysBelow(storage, 'none')).toEqual([])
  })

  it.each([
    '../secret.webp',
    '/etc/passwd',
    'a/../../b.webp',
    'a\0.webp',
    'no-ending',
    'A.webp',
    '',
  ])('refuse the key %j, which could escape the storage folder', async (key) => {
    const storage = open()
    await expect(storage.get(key)).rejects.toThrow('is not a valid photo key')
    await expect(storage.put(key, Readable.from(['x']))).rejects.toThrow('is not a valid photo key')
  })

  it('leave nothing behind when an upload breaks off', async () => {
    const storage = open()
    const broken = new Readable({
      read() {
        this.push('half a photo')
        this.destroy(new Error('connection lost'))
      },
    })
    await expect(storage.put('broken/a.webp', broken)).rejects.toThrow('connection lost')
    expect(await keysBelow(storage, 'broken')).toEqual([])
  })
})

it('unfinished files of a killed process are listed and can be removed', async () => {
  const storage = folderPhotoStorage(folder)
  let waits = true
  const slow = new Readable({
    read() {
      if (waits) this.push('half a photo')
      waits = false
    },
  })
  const putting = storage.put('homes/a.webp', slow).catch((error: unknown) => error)
  while ((await readdir(join(folder, 'homes')).catch(() => [])).length === 0) {
    await new Promise(setImmediate)
  }
  const [key = ''] = await keysBelow(storage, 'homes')
  expect(key).toMatch(/\.part$/)
  await storage.remove(key)
  slow.destroy(new Error('killed'))
  expect(await putting).toBeInstanceOf(Error)
  expect(await readdir(join(folder, 'homes'))).toEqual([])
})

it('a photo does not count as stored when its folder goes while it is written', async () => {
  const check = createStoreCheck(folder)
  check.expect(await writeStoreId(folder))
  const storage = folderPhotoStorage(folder, check)
  async function* leaving() {
    yield 'half a photo'
    await rm(join(folder, 'store-id'))
    yield 'and the rest'
  }
  await expect(storage.put('homes/a.webp', Readable.from(leaving()))).rejects.toThrow('is missing')
})

it('an object store that does not respond causes an error that names the settings to check', async () => {
  const location = { ...store.location, endpoint: 'http://127.0.0.1:1' }
  const opening = openMedia(
    { photoStorage: { kind: 's3', ...location }, dataDir: folder },
    () => undefined,
  )
  await expect(opening).rejects.toThrow('Check S3_ENDPOINT, S3_BUCKET and the keys.')
  const error = await opening.catch(startUpMessage)
  expect(error).toMatch(/^The bucket 'staylet-photos' at http:\/\/127\.0\.0\.1:1 cannot be used\./)
})

it('a website in place of an object store is refused at the start', async () => {
  const { location, fail } = await startFailingStore()
  const open = () =>
    openMedia({ photoStorage: { kind: 's3', ...location }, dataDir: folder }, () => undefined)
  await expect(open()).resolves.toBeDefined()
  fail(website)
  await expect(open()).rejects.toThrow('this is not an S3 store')
})

it('a photo that a website accepted in place of an object store does not count as stored', async () => {
  const { location, fail } = await startFailingStore()
  fail(website)
  const put = s3PhotoStorage(location).put('homes/a.webp', Readable.from(['x']))
  await expect(put).rejects.toThrow('this is not an S3 store')
})

it('a missing bucket is reported as a fault, not as a missing photo', async () => {
  const storage = s3PhotoStorage({ ...store.location, bucket: 'absent' })
  await expect(storage.get('homes/a.webp')).rejects.toThrow("The bucket 'absent' at")
  await expect(storage.put('homes/a.webp', Readable.from(['x']))).rejects.toThrow(
    "The bucket 'absent' at",
  )
})
