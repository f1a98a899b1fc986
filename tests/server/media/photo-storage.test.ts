import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { folderPhotoStorage } from '@server/media/photo-storage'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staylet-photos-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('hands back what was put, and nothing for a key that was not', async () => {
  const storage = folderPhotoStorage(join(folder, 'not-made-yet'))
  await storage.put('homes/a.webp', Readable.from(['pixels']))
  const content = await storage.get('homes/a.webp')
  expect(content && (await text(content))).toBe('pixels')
  expect(await storage.has('homes/a.webp')).toBe(true)
  expect(await storage.get('homes/b.webp')).toBeUndefined()
  expect(await storage.has('homes/b.webp')).toBe(false)
})

it('keeps nothing of a photo that broke off on the way', async () => {
  const storage = folderPhotoStorage(folder)
  const broken = new Readable({
    read() {
      this.push('half a photo')
      this.destroy(new Error('connection lost'))
    },
  })
  await expect(storage.put('a.webp', broken)).rejects.toThrow('connection lost')
  expect(await readdir(folder)).toEqual([])
})

it.each(['../secret.webp', '/etc/passwd', 'a/../../b.webp', 'a\0.webp', 'no-ending', 'A.webp', ''])(
  'refuses the key %j, which could leave the folder',
  async (key) => {
    const storage = folderPhotoStorage(folder)
    await expect(storage.get(key)).rejects.toThrow('is no photo key')
    await expect(storage.put(key, Readable.from(['x']))).rejects.toThrow('is no photo key')
  },
)
