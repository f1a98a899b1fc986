import { tabStore } from './token-store'

const prefix = 'staylet:'

interface Kept<Value> {
  owner: string
  /** Milliseconds since the epoch. */
  until: number
  value: Value
}

/**
 * What this tab keeps for one user over a reload: drafts, the last-known user. Read by nobody else,
 * gone after its time and at logout.
 */
export const personalStore = {
  write<Value>(key: string, owner: string, value: Value, lifeMs: number, now = Date.now()) {
    const kept: Kept<Value> = { owner, until: now + lifeMs, value }
    tabStore.write(prefix + key, JSON.stringify(kept))
  },
  /** `owner` undefined reads what was kept for whoever it was; only the start-up may ask so. */
  read<Value>(key: string, owner: string | undefined, now = Date.now()): Value | undefined {
    const text = tabStore.read(prefix + key)
    if (text === null) return undefined
    try {
      const kept = JSON.parse(text) as Kept<Value>
      const mine = owner === undefined || kept.owner === owner
      if (mine && kept.until > now) return kept.value
    } catch {
      // Not ours, or written by an older version: forgotten below like what is out of date.
    }
    tabStore.remove(prefix + key)
    return undefined
  },
  remove: (key: string) => tabStore.remove(prefix + key),
  clear: () => tabStore.removeWithPrefix(prefix),
}
