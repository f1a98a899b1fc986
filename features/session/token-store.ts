import { SESSION_TOKEN_KEY } from '@domain/constants'

/**
 * Creates a store in a storage of the browser, or in this page's memory where the browser blocks it
 * (R-131).
 *
 * @param storage Is called for each access, because a blocked storage throws when it is named.
 */
export function browserStore(storage: () => Storage) {
  const memory = new Map<string, string>()
  const store = {
    read(key: string): string | null {
      try {
        return storage().getItem(key) ?? memory.get(key) ?? null
      } catch {
        return memory.get(key) ?? null
      }
    },
    write(key: string, value: string) {
      try {
        storage().setItem(key, value)
        if (storage().getItem(key) === value) return
      } catch {
        // The lines below keep the value in memory.
      }
      // A full, blocked or unreadable storage may still hold an older value, which must not win.
      store.remove(key)
      memory.set(key, value)
    },
    remove(key: string) {
      memory.delete(key)
      try {
        storage().removeItem(key)
      } catch {
        // Blocked storage holds nothing to remove.
      }
    },
    removeWithPrefix(prefix: string) {
      const keys = new Set(memory.keys())
      try {
        for (let i = 0; i < storage().length; i += 1) keys.add(storage().key(i) ?? '')
      } catch {
        // Storage is blocked, so every value is in memory.
      }
      for (const key of keys) if (key.startsWith(prefix)) store.remove(key)
    },
  }
  return store
}

/** What this tab keeps. */
export const tabStore = browserStore(() => sessionStorage)

/** Bearer token of this tab. */
export const tokenStore = {
  read: () => tabStore.read(SESSION_TOKEN_KEY),
  write: (token: string) => tabStore.write(SESSION_TOKEN_KEY, token),
  remove: () => tabStore.remove(SESSION_TOKEN_KEY),
}
