import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface StoredPhoto {
  key: string
  storedAt: Date
}

/**
 * Where originals are kept: a folder of this machine, or an object store that any number of API
 * processes share. What lies under a key never changes.
 */
export interface PhotoStorage {
  /** All of the content or nothing. */
  put: (key: string, content: Readable) => Promise<void>
  /** Undefined when there is no such key. */
  get: (key: string) => Promise<Readable | undefined>
  has: (key: string) => Promise<boolean>
  /** Removing what is not there changes nothing. */
  remove: (key: string) => Promise<void>
  /** All that lies below a name such as 'homes'. */
  list: (below: string) => AsyncIterable<StoredPhoto>
}

/** The place of originals cannot be used; the words say which setting to look at. */
export class PhotoStoreError extends Error {}

/** Names of lower-case letters, digits and hyphens with '/' between, and an ending. */
const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/

/**
 * A key never leaves its folder or bucket, whoever made it up.
 *
 * @throws when it is none.
 */
export function checkedKey(key: string) {
  if (KEY.test(key)) return key
  throw new Error(`'${key}' is no photo key: it must match ${KEY}.`)
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Unfinished files of a process that was killed are listed too, so that they can be removed. */
async function* filesBelow(folder: string, below: string): AsyncIterable<StoredPhoto> {
  const names = await readdir(join(folder, below)).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const name of names) {
    const { isFile, storedAt } = await stat(join(folder, below, name)).then(
      (found) => ({ isFile: found.isFile(), storedAt: found.mtime }),
      // Another process removed it meanwhile.
      () => ({ isFile: false, storedAt: new Date(0) }),
    )
    if (isFile) yield { key: `${below}/${name}`, storedAt }
  }
}

/** Originals in a folder of this machine. It is made when the first photo comes. */
export function folderPhotoStorage(folder: string): PhotoStorage {
  const fileOf = (key: string) => join(folder, checkedKey(key))
  return {
    put: async (key, content) => {
      const file = fileOf(key)
      const unfinished = join(dirname(file), `${randomUUID()}.part`)
      await mkdir(dirname(file), { recursive: true })
      try {
        await pipeline(content, createWriteStream(unfinished, { flush: true }))
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: async (key) => {
      try {
        // Opened here, so that a missing file is an answer and not an event on a stream.
        const handle = await open(fileOf(key))
        return createReadStream('', { fd: handle })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    has: (key) =>
      access(fileOf(key)).then(
        () => true,
        () => false,
      ),
    remove: async (key) => rm(fileOf(key), { force: true }),
    list: (below) => filesBelow(folder, below),
  }
}
