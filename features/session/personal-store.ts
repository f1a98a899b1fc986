import { tabStore } from './token-store'

const PREFIX = 'staylet:'

interface Kept<Value> {
  owner: string
  /** In milliseconds since the epoch. */
  until: number
  value: Value
}

/**
 * Data that this tab keeps for one user across reloads, such as drafts. No other user can read it,
 * and it ends with its lifetime or at logout.
 */
export const personalStore = {
  write<Value>(key: string, owner: string, value: Value, lifeMs: number, now = Date.now()) {
    const kept: Kept<Value> = { owner, until: now + lifeMs, value }
    tabStore.write(PREFIX + key, JSON.stringify(kept))
  },
  /** Without `owner` it reads the value of any user, which only start-up may do. */
  read<Value>(key: string, owner: string | undefined, now = Date.now()): Value | undefined {
    const text = tabStore.read(PREFIX + key)
    if (text === null) return undefined
    try {
      const kept = JSON.parse(text) as Kept<Value>
      const mine = owner === undefined || kept.owner === owner
      if (mine && kept.until > now) return kept.value
    } catch {
      // The text is not ours or has an older form. It is removed below like an expired one.
    }
    tabStore.remove(PREFIX + key)
    return undefined
  },
  remove: (key: string) => tabStore.remove(PREFIX + key),
  clear: () => tabStore.removeWithPrefix(PREFIX),
}
