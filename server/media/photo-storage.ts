import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unlessMissing } from '@server/unless-missing'
import { makeFolder, writeWhole } from './disk-room'
import type { StoreCheck } from './store-id'

export interface StoredPhoto {
  key: string
  storedAt: Date
}

/**
 * Storage of originals: a folder of this machine, or an object store that any number of API
 * processes share. The content under a key never changes.
 */
export interface PhotoStorage {
  /** Stores the whole content or nothing. */
  put: (key: string, content: Readable) => Promise<void>
  /** Returns undefined for an unknown key. */
  get: (key: string) => Promise<Readable | undefined>
  has: (key: string) => Promise<boolean>
  /** Deletes an original. An unknown key changes nothing. */
  remove: (key: string) => Promise<void>
  /** Lists everything below a name such as 'homes'. */
  list: (below: string) => AsyncIterable<StoredPhoto>
}

/** Names of lower-case letters, digits and hyphens, joined by '/', and a file extension. */
const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/

/**
 * Returns a valid key, so that no key can lead out of its folder or bucket.
 *
 * @throws when the key is malformed.
 */
export function checkedKey(key: string) {
  if (KEY.test(key)) return key
  throw new Error(`'${key}' is not a valid photo key. It must match ${KEY}.`)
}

/** Lists unfinished files of killed processes too, so that they can be deleted. */
async function* filesBelow(folder: string, below: string): AsyncIterable<StoredPhoto> {
  for (const name of (await unlessMissing(readdir(join(folder, below)))) ?? []) {
    // Another process may have deleted the file meanwhile.
    const found = await unlessMissing(stat(join(folder, below, name)))
    if (found?.isFile()) yield { key: `${below}/${name}`, storedAt: found.mtime }
  }
}

/**
 * Stores originals in a folder of this machine, which the first photo creates.
 *
 * @param check Refuses another folder in its place. What is missing there may well exist, and what
 * is listed there may belong to others.
 */
export function folderPhotoStorage(folder: string, check?: StoreCheck): PhotoStorage {
  const fileOf = (key: string) => join(folder, checkedKey(key))
  return {
    put: async (key, content) => {
      const file = fileOf(key)
      await check?.require()
      await makeFolder(dirname(file))
      await writeWhole(file, (unfinished) =>
        pipeline(content, createWriteStream(unfinished, { flush: true })),
      )
      // The folder may have gone before the photo was written.
      await check?.require()
    },
    get: async (key) => {
      // Opened here, so that a missing file is a result rather than an event on a stream.
      const handle = await unlessMissing(open(fileOf(key)))
      if (!handle) await check?.require()
      return handle && createReadStream('', { fd: handle })
    },
    has: (key) =>
      access(fileOf(key)).then(
        () => true,
        () => false,
      ),
    remove: async (key) => rm(fileOf(key), { force: true }),
    list: async function* (below) {
      await check?.require()
      yield* filesBelow(folder, below)
    },
  }
}
