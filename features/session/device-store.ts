import { browserStore } from './token-store'

const store = browserStore(() => localStorage)

/** What this browser keeps. */
export const deviceStore = {
  ...store,
  /** Reads what was written as JSON. Anything else counts as nothing. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(store.read(key) ?? 'null')
    } catch {
      return null
    }
  },
}
