import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '@server/unless-missing'
import { writeWhole } from './disk-room'
import { PhotoStoreError } from './photo-store-error'

/** File whose content is the same for every process that sees the folder, wherever it is mounted. */
export const STORE_ID = 'store-id'

/** Form of an id that writeStoreId() has written. */
const ID = /^[\da-f-]{36}$/

/**
 * Returns the id of a folder of photos, or undefined where it has none. A full disk or a power cut
 * may have left its file empty or with zeros, and then every folder would seem to be the same.
 */
export async function readStoreId(folder: string) {
  const id = (await unlessMissing(readFile(join(folder, STORE_ID), 'utf8')))?.trim()
  return id !== undefined && ID.test(id) ? id : undefined
}

/** Gives a folder of photos a new id. */
export async function writeStoreId(folder: string) {
  const id = randomUUID()
  await writeWhole(join(folder, STORE_ID), (unfinished) =>
    writeFile(unfinished, id, { flush: true }),
  )
  return id
}

/**
 * Tells whether the folder of photos is still the one that this process started with. A folder that
 * was unmounted or moved leaves an empty place, and what is stored there is gone when it is back.
 */
export function createStoreCheck(folder: string) {
  let expected: string | undefined

  /** Returns why no photo may be stored, or undefined while they may. */
  const fault = async () => {
    if (expected === undefined) return undefined
    try {
      const found = await readStoreId(folder)
      if (found === expected) return undefined
      return found === undefined
        ? 'The folder of the photos is gone: its file store-id is missing. Mount it again, or move it back.'
        : 'The folder of the photos is not the one of the start: its file store-id is another. Mount that one again, or restart.'
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      return `The folder of the photos cannot be read (${code}).`
    }
  }

  return {
    /** Names the id that the folder must have from now on. Until then any folder will do. */
    expect: (id: string) => {
      expected = id
    },
    fault,
    /** @throws PhotoStoreError while no photo may be stored. */
    require: async () => {
      const reason = await fault()
      if (reason !== undefined) throw new PhotoStoreError(reason)
    },
  }
}

export type StoreCheck = ReturnType<typeof createStoreCheck>
