const STORAGE_KEY = 'scroll-positions'
const MAX_ENTRIES = 50
/** React Router's key of the first history entry of each document. */
export const FIRST_ENTRY = 'default'

/**
 * Returns a key that no other history entry of this tab has. It is in the entry's state, where a
 * reload and another document of this tab find it again.
 */
export function entryKey(key: string): string {
  if (key !== FIRST_ENTRY) return key
  const state = history.state as { entry?: number } | null
  const entry = state?.entry ?? performance.timeOrigin
  history.replaceState({ ...state, entry }, '')
  return String(entry)
}

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][])
  } catch {
    return new Map()
  }
}

let positions: Map<string, number> | undefined

/**
 * Scroll position of each history entry, in CSS pixels from the top. Survives a reload of the tab.
 */
export const scrollPositions = {
  get: (key: string) => (positions ??= stored()).get(key) ?? 0,
  set(key: string, top: number) {
    positions ??= stored()
    positions.delete(key)
    positions.set(key, Math.round(top))
  },
  persist() {
    try {
      const newest = [...(positions ??= stored())].slice(-MAX_ENTRIES)
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(newest))
    } catch {
      // Without storage a page starts at its top after a reload.
    }
  },
}
