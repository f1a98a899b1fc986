/** Local storage. Where the browser blocks it, nothing is found and nothing is kept. */
export const deviceStore = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** Reads what was written as JSON. Anything else counts as nothing. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(deviceStore.read(key) ?? 'null')
    } catch {
      return null
    }
  },
  write(key: string, value: string) {
    try {
      localStorage.setItem(key, value)
    } catch {
      // What is not kept lasts as long as the page.
    }
  },
  remove(key: string) {
    try {
      localStorage.removeItem(key)
    } catch {
      // Blocked storage holds nothing.
    }
  },
}
