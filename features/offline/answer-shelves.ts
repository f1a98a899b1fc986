import { createStore, del, get, set } from 'idb-keyval'
import { tabStore, tokenStore } from '@features/session/token-store'
import { createShelf, type AnswerShelf, type ShelfStorage } from './answer-shelf'

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
export function shelfOf(token: string | null): AnswerShelf {
  if (tabStore.read(ownerName) !== token) tabStore.removeWithPrefix(prefix)
  if (token === null) return deviceShelf
  if (tabShelf?.token !== token)
    tabShelf = { token, shelf: beforeDevice(createShelf(inTab(token))) }
  return tabShelf.shelf
}
