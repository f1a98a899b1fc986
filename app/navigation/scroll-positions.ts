const STORAGE_KEY = 'scroll-positions'
const MAX_ENTRIES = 50
/** React Router's key of a document's first history entry. */
const FIRST_ENTRY = 'default'

/**
 * Reads the positions that an earlier document of this tab stored. A document that was opened by
 * its address starts at its top, although an earlier one's first entry has the same key.
 */
function readPositions(text: string | null, openedBy: string): Map<string, number> {
  const read = new Map(JSON.parse(text ?? '[]') as [string, number][])
  if (openedBy === 'navigate') read.delete(FIRST_ENTRY)
  return read
}

function stored(): Map<string, number> {
  try {
    const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return readPositions(sessionStorage.getItem(STORAGE_KEY), opening?.type ?? 'navigate')
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
