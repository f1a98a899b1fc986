import { createStore, del, get, set } from 'idb-keyval'
import { tabStore, tokenStore } from '@features/session/token-store'
import type { KeptAnswer } from '@features/api/read-with'
import { createShelf, type AnswerShelf, type ShelfStorage } from './answer-shelf'
import { isKeptPath } from './kept-paths'

/** Begins as all that belongs to a guest does, so that a logout takes it along. */
const prefix = 'staylet:answer:'
const ownerName = `${prefix}owner`

/** Another answer's shape would be another number. */
const deviceStore = createStore('staylet-answers-1', 'answers')

const onDevice: ShelfStorage = {
  read: (name) => get(name, deviceStore),
  write: (name, text) => set(name, text, deviceStore),
  remove: (name) => del(name, deviceStore),
}

/** Writes only while that session lasts: a logout may come between two steps of a write. */
const inTab = (token: string): ShelfStorage => ({
  read: async (name) => tabStore.read(prefix + name) ?? undefined,
  async write(name, text) {
    if (tokenStore.read() !== token) return
    tabStore.write(ownerName, token)
    tabStore.write(prefix + name, text)
  },
  remove: async (name) => tabStore.remove(prefix + name),
})

const deviceShelf = createShelf(onDevice)
let tabShelf: { token: string; shelf: AnswerShelf } | undefined

/** What a visitor read is the same for everybody, so a guest without an answer may have that one. */
const beforeDevice = (shelf: AnswerShelf): AnswerShelf => ({
  write: shelf.write,
  read: async (path) => (await shelf.read(path)) ?? deviceShelf.read(path),
})

/**
 * The shelf of a session, or of the device for a visitor. Whatever another session left in this
 * tab is thrown away first: an answer to a bearer call is read by that bearer alone.
 */
function shelfOf(token: string | null): AnswerShelf {
  if (tabStore.read(ownerName) !== token) tabStore.removeWithPrefix(prefix)
  if (token === null) return deviceShelf
  if (tabShelf?.token !== token)
    tabShelf = { token, shelf: beforeDevice(createShelf(inTab(token))) }
  return tabShelf.shelf
}

const isHere = (token: string | null) => token === tokenStore.read()

/** Puts an answer away, unless its guest has left. */
export async function keep(token: string | null, path: string, kept: KeptAnswer) {
  if (!isKeptPath(path) || !isHere(token)) return
  try {
    await shelfOf(token).write(path, kept)
  } catch (error) {
    console.warn('An answer could not be kept for times without a network', error)
  }
}

/** The answer of before, if there is one and its guest is still here. */
export async function find(token: string | null, path: string): Promise<KeptAnswer | undefined> {
  if (!isKeptPath(path) || !isHere(token)) return undefined
  try {
    const kept = await shelfOf(token).read(path)
    return isHere(token) ? kept : undefined
  } catch {
    return undefined
  }
}
