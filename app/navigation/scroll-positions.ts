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

/** Where each history entry was left, in CSS pixels from the top; outlives a reload of this tab. */
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
      // Blocked storage: after a reload a page starts at its top, as it would without us.
    }
  },
}
