import { createStore, get, update } from 'idb-keyval'
import { apiPaths } from '@domain/api/api-paths'
import { CACHED_RESPONSES } from '@domain/constants'
import type { CachedResponse } from '@features/api/read-with'
import { tabStore, tokenStore } from '@features/session/token-store'

/** Listings, types, amenities, reviews, favourites and bookings, which are the content of pages. */
const families: readonly string[] = [
  apiPaths.listings(),
  apiPaths.propertyTypes,
  apiPaths.amenities,
  apiPaths.reviews,
  apiPaths.favourites,
  apiPaths.bookings,
]

/** Tells whether a response is cached. Identities and locations never are. */
export const isCachedPath = (path: string) =>
  families.some(
    (family) => path === family || path.startsWith(`${family}/`) || path.startsWith(`${family}?`),
  )

/** A response as JSON. */
type Entry = readonly [path: string, at: number, text: string]

/** Returns the entries with a new one, the newest first, within the limits of age, number and size. */
export function withEntry(entries: readonly Entry[], added: Entry): Entry[] {
  let room: number = CACHED_RESPONSES.characters
  return [added, ...entries.filter(([path]) => path !== added[0])]
    .filter(([, at]) => added[1] - at < CACHED_RESPONSES.life)
    .slice(0, CACHED_RESPONSES.entries)
    .filter(([, , text]) => {
      const fits = text.length <= room
      if (fits) room -= text.length
      return fits
    })
}

/** Shares the prefix of everything that belongs to a guest, so that a logout deletes it. */
const NAME = 'staylet:responses'

/** The number must change with the form of the entries. */
const deviceStore = createStore('staylet-answers-2', 'answers')

/**
 * Returns the entries of a session, and deletes what another session left in this tab, because only
 * the owner of a token may read its responses.
 */
function inTab(token: string | null): Entry[] {
  const cached = JSON.parse(tabStore.read(NAME) ?? '{}') as { token?: string; entries?: Entry[] }
  if (token !== null && token === cached.token) return cached.entries ?? []
  tabStore.remove(NAME)
  return []
}

/** Keeps a response, unless its guest has logged out. */
async function store(token: string | null, path: string, { at, answer }: CachedResponse) {
  if (!isCachedPath(path) || token !== tokenStore.read()) return
  const own = inTab(token)
  const added: Entry = [path, at, JSON.stringify(answer)]
  if (token !== null) {
    tabStore.write(NAME, JSON.stringify({ token, entries: withEntry(own, added) }))
  } else {
    await update<Entry[]>(NAME, (entries = []) => withEntry(entries, added), deviceStore)
  }
}

/**
 * Returns the cached response, if there is one and its guest is still logged in. A visitor's serve
 * everybody, because they are public.
 */
async function find(token: string | null, path: string): Promise<CachedResponse | undefined> {
  const entries = [...inTab(token), ...((await get<Entry[]>(NAME, deviceStore)) ?? [])]
  const found = entries.find(
    ([each, at]) => each === path && Date.now() - at < CACHED_RESPONSES.life,
  )
  if (!found || token !== tokenStore.read()) return undefined
  return { at: found[1], answer: JSON.parse(found[2]) as unknown }
}

/** Responses that a guest has read, for a visit without a network. */
export const cachedResponses = { store, find }
