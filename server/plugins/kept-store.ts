import type { DataChange } from '@server/database/data-changes'

/** Listings whose stays a response follows from. */
export type ShownStays = 'all' | readonly string[]

/** Response whose text does not change any more. Later hooks add what they derive from it. */
export interface KeptResponse {
  text: string
  headers: Record<string, string>
  tag?: string
  encoded: Partial<Record<string, Promise<Buffer>>>
}

/**
 * Characters of all texts and addresses that are kept of one server. Their compressed forms add about
 * a third.
 */
const MOST_KEPT = 8_000_000
/** Characters that a response takes beside its text and its address. */
const OF_EACH = 500
/** Characters of the longest address whose response is kept. No screen of ours sends a longer one. */
const LONGEST_ADDRESS = 2_000
/** Addresses of responses that were not kept, each of which is remembered for its next request. */
const MOST_REMEMBERED = 5_000
/** Listings whose changes of stays are remembered. Beyond it every response is dropped. */
const MOST_LISTINGS = 20_000

interface Kept {
  response: KeptResponse
  shownStays: ShownStays
  /** Number of the last change before its data was read. */
  moment: number
}

const sizeOf = (url: string, { text }: KeptResponse) => url.length + text.length + OF_EACH

/** Responses that were made from one server's data. */
export function createKeptStore() {
  const kept = new Map<string, Kept>()
  /** Addresses that were requested once while the store was full, the latest last. */
  const remembered = new Set<string>()
  let characters = 0
  /** Number of the last change. */
  let change = 0
  /** Number of the last change with which every response was dropped. */
  let lastDrop = 0
  /** Numbers of the last changes of stays, of all listings and of each. */
  const stays = { last: 0, of: new Map<string, number>() }

  const drop = (url: string, { response }: Kept) => {
    characters -= sizeOf(url, response)
    kept.delete(url)
  }
  const dropAll = () => {
    lastDrop = change
    kept.clear()
    stays.of.clear()
    characters = 0
  }
  const isRight = ({ shownStays, moment }: Kept) => {
    if (moment < lastDrop) return false
    return shownStays === 'all'
      ? stays.last <= moment
      : shownStays.every((id) => (stays.of.get(id) ?? 0) <= moment)
  }
  const find = (url: string) => {
    const found = kept.get(url)
    if (!found || isRight(found)) return found
    drop(url, found)
    return undefined
  }

  /**
   * Returns whether a response may take the place of others. Most addresses of a full store are
   * never requested again, so the first request for one only remembers it.
   */
  const mayDropOthers = (url: string) => {
    if (remembered.delete(url)) return true
    remembered.add(url)
    const [oldest] = remembered
    if (oldest !== undefined && remembered.size > MOST_REMEMBERED) remembered.delete(oldest)
    return false
  }

  return {
    /** Drops the responses that a change makes wrong. */
    note: (changed: DataChange) => {
      if (changed !== 'all' && changed.length === 0) return
      change += 1
      if (changed === 'all' || stays.of.size + changed.length > MOST_LISTINGS) {
        dropAll()
        return
      }
      stays.last = change
      for (const id of changed) stays.of.set(id, change)
    },
    /** Returns the number of the last change, for a response whose data is read after it. */
    now: () => change,
    /** Returns the response of an address, which becomes the last one to be dropped. */
    find: (url: string): KeptResponse | null => {
      const found = find(url)
      if (!found) return null
      kept.delete(url)
      kept.set(url, found)
      return found.response
    },
    /**
     * Keeps a response whose data was read after a moment, unless it may be wrong by now or is the
     * first of its address while the store is full.
     *
     * @returns whether it is kept. Another request for the same address may have been quicker.
     */
    keep: (url: string, response: KeptResponse, shownStays: ShownStays, moment: number) => {
      const entry = { response, shownStays, moment }
      if (url.length > LONGEST_ADDRESS || !isRight(entry) || find(url)) return false
      const size = sizeOf(url, response)
      if (characters + size > MOST_KEPT && !mayDropOthers(url)) return false
      kept.set(url, entry)
      characters += size
      for (const [oldest, each] of kept) {
        if (characters <= MOST_KEPT) break
        drop(oldest, each)
      }
      return true
    },
  }
}

export type KeptStore = ReturnType<typeof createKeptStore>
