import { tabStore } from './token-store'

const PREFIX = 'staylet:'
/** Owner of a value that belongs to whoever uses this tab. */
const NOBODY = ''

interface Kept<Value> {
  owner: string
  /** In milliseconds since the epoch. */
  until: number
  value: Value
}

/**
 * Returns the place of a value that this tab keeps for one user across reloads, such as a draft. No
 * other user can read it, and it ends with its lifetime or at logout.
 */
export function personalValue<Value>(name: string, lifeMs: number) {
  const key = PREFIX + name
  return {
    read(owner: string = NOBODY): Value | undefined {
      const text = tabStore.read(key)
      if (text === null) return undefined
      try {
        const kept = JSON.parse(text) as Kept<Value>
        if (kept.owner === owner && kept.until > Date.now()) return kept.value
      } catch {
        // The text is not ours or has an older form. It is removed below like an expired one.
      }
      tabStore.remove(key)
      return undefined
    },
    write(value: Value, owner: string = NOBODY) {
      const kept: Kept<Value> = { owner, until: Date.now() + lifeMs, value }
      tabStore.write(key, JSON.stringify(kept))
    },
    clear: () => tabStore.remove(key),
  }
}

/** Removes every personal value. */
export const clearPersonalValues = () => tabStore.removeWithPrefix(PREFIX)
