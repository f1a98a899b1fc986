import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Where originals are kept. A folder today; an object store later, so that any number of API
 * processes share one set. What lies under a key never changes.
 */
export interface PhotoStorage {
  /** All of the content or nothing. */
  put: (key: string, content: Readable) => Promise<void>
  /** Undefined when there is no such key. */
  get: (key: string) => Promise<Readable | undefined>
  has: (key: string) => Promise<boolean>
}

/** Names of lower-case letters, digits and hyphens with '/' between, and an ending. */
const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Originals in a folder of this machine. It is made when the first photo comes. */
export function folderPhotoStorage(folder: string): PhotoStorage {
  const fileOf = (key: string) => {
    // A key never leaves the folder, whoever made it up.
    if (!KEY.test(key)) throw new Error(`'${key}' is no photo key: it must match ${KEY}.`)
    return join(folder, key)
  }
  return {
    put: async (key, content) => {
      const file = fileOf(key)
      const unfinished = `${file}.${randomUUID()}.part`
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
  }
}
