import { createStore, del, get, set } from 'idb-keyval'
import type { KeptResponse } from '@features/api/read-with'
import { tabStore, tokenStore } from '@features/session/token-store'
import { isKeptPath } from './kept-paths'
import { createShelf, type ResponseShelf, type ShelfStorage } from './response-shelf'

/** Shares the prefix of everything that belongs to a guest, so that a logout deletes it. */
const PREFIX = 'staylet:answer:'
const ownerName = `${PREFIX}owner`

/** The number must change with the form of the stored responses. */
const deviceStore = createStore('staylet-answers-1', 'answers')

const onDevice: ShelfStorage = {
  read: (name) => get(name, deviceStore),
  write: (name, text) => set(name, text, deviceStore),
  remove: (name) => del(name, deviceStore),
}

/** Stores in the tab only while the session lasts, because a logout may come between two writes. */
const inTab = (token: string): ShelfStorage => ({
  read: async (name) => tabStore.read(PREFIX + name) ?? undefined,
  async write(name, text) {
    if (tokenStore.read() !== token) return
    tabStore.write(ownerName, token)
    tabStore.write(PREFIX + name, text)
  },
  remove: async (name) => tabStore.remove(PREFIX + name),
})

const deviceShelf = createShelf(onDevice)
let tabShelf: { token: string; shelf: ResponseShelf } | undefined

/** Visitors' responses are the same for every user, so they serve a guest who has none. */
const beforeDevice = (shelf: ResponseShelf): ResponseShelf => ({
  write: shelf.write,
  read: async (path) => (await shelf.read(path)) ?? deviceShelf.read(path),
})

/**
 * Returns the storage of a session, or of the device for a visitor. It first deletes what another
 * session left in this tab, because only the owner of a token may read its responses.
 */
function shelfOf(token: string | null): ResponseShelf {
  if (tabStore.read(ownerName) !== token) tabStore.removeWithPrefix(PREFIX)
  if (token === null) return deviceShelf
  if (tabShelf?.token !== token)
    tabShelf = { token, shelf: beforeDevice(createShelf(inTab(token))) }
  return tabShelf.shelf
}

const isHere = (token: string | null) => token === tokenStore.read()

/** Keeps a response, unless its guest has logged out. */
async function keep(token: string | null, path: string, kept: KeptResponse) {
  if (!isKeptPath(path) || !isHere(token)) return
  try {
    await shelfOf(token).write(path, kept)
  } catch (error) {
    console.warn('A response could not be stored for offline use', error)
  }
}

/** Returns the kept response, if there is one and its guest is still logged in. */
async function find(token: string | null, path: string): Promise<KeptResponse | undefined> {
  if (!isKeptPath(path) || !isHere(token)) return undefined
  try {
    const kept = await shelfOf(token).read(path)
    return isHere(token) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Responses that a guest has read, for a visit without a network. */
export const keptResponses = { keep, find }
