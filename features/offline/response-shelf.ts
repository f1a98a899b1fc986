import { KEPT_RESPONSES } from '@domain/constants'
import type { KeptResponse } from '@features/api/read-with'

/** Storage of texts by name: a tab's session storage or the device's database. */
export interface ShelfStorage {
  read: (name: string) => Promise<string | undefined>
  write: (name: string, text: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

export interface ResponseShelf {
  write: (path: string, kept: KeptResponse) => Promise<void>
  read: (path: string) => Promise<KeptResponse | undefined>
}

/** Index of the stored responses, without their content. */
type Index = Record<string, { at: number; characters: number }>

const INDEX_NAME = 'index'

/** Returns the names to delete, so that the rest is within the limits of age, number and size. */
export function overdue(index: Index, now: number): string[] {
  const newestFirst = Object.entries(index).sort(([, a], [, b]) => b.at - a.at)
  let { entries, characters: room } = KEPT_RESPONSES as { entries: number; characters: number }
  return newestFirst
    .filter(([, { at, characters }]) => {
      const stays = now - at < KEPT_RESPONSES.life && entries > 0 && characters <= room
      if (stays) {
        entries -= 1
        room -= characters
      }
      return !stays
    })
    .map(([path]) => path)
}

/**
 * Stores responses by path, within limits of age, number and size. Writes run one after another.
 */
export function createShelf(storage: ShelfStorage): ResponseShelf {
  let queue = Promise.resolve()
  const readIndex = async () => JSON.parse((await storage.read(INDEX_NAME)) ?? '{}') as Index

  async function put(path: string, kept: KeptResponse) {
    const text = JSON.stringify(kept)
    const index = { ...(await readIndex()), [path]: { at: kept.at, characters: text.length } }
    const gone = overdue(index, kept.at)
    for (const each of gone) {
      delete index[each]
      await storage.remove(each)
    }
    // Writes the index first, because a response that is missing from it would never be deleted.
    await storage.write(INDEX_NAME, JSON.stringify(index))
    if (!gone.includes(path)) await storage.write(path, text)
  }
  return {
    write(path, kept) {
      const written = queue.then(() => put(path, kept))
      queue = written.catch(() => undefined)
      return written
    },
    async read(path) {
      const text = await storage.read(path)
      const kept = text === undefined ? undefined : (JSON.parse(text) as KeptResponse)
      return kept && Date.now() - kept.at < KEPT_RESPONSES.life ? kept : undefined
    },
  }
}
