const storageKey = 'scroll-positions'
const kept = 50

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][])
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
      const newest = [...(positions ??= stored())].slice(-kept)
      sessionStorage.setItem(storageKey, JSON.stringify(newest))
    } catch {
      // Without storage a page starts at its top after a reload.
    }
  },
}
