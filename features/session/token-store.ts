import { SESSION_TOKEN_KEY } from '@domain/constants'

/** Replaces session storage when the browser blocks it. */
const memory = new Map<string, string>()

/** Session storage, or this page's memory where the browser blocks it. */
export const tabStore = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key) ?? memory.get(key) ?? null
    } catch {
      return memory.get(key) ?? null
    }
  },
  write(key: string, value: string) {
    try {
      sessionStorage.setItem(key, value)
      if (sessionStorage.getItem(key) === value) return
    } catch {
      // The lines below keep the value in memory.
    }
    // A full, blocked or unreadable storage may still hold an older value, which must not win.
    tabStore.remove(key)
    memory.set(key, value)
  },
  remove(key: string) {
    memory.delete(key)
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
  removeWithPrefix(prefix: string) {
    const keys = new Set(memory.keys())
    try {
      for (let i = 0; i < sessionStorage.length; i += 1) keys.add(sessionStorage.key(i) ?? '')
    } catch {
      // Storage is blocked, so every value is in memory.
    }
    for (const key of keys) if (key.startsWith(prefix)) tabStore.remove(key)
  },
}

/** Bearer token of this tab. */
export const tokenStore = {
  read: () => tabStore.read(SESSION_TOKEN_KEY),
  write: (token: string) => tabStore.write(SESSION_TOKEN_KEY, token),
  remove: () => tabStore.remove(SESSION_TOKEN_KEY),
}
