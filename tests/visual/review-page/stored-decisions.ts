import type { Decision, Decisions } from './decisions'

/** What one step changes: the new decision of each change, or `undefined` to take it back. */
export type Patch = Readonly<Record<string, Decision | undefined>>

const storageKey = (digest: string) => `visual-review ${digest}`

/** Where a browser remembers its latest decisions of all reviews, by the keys of changes. */
const KNOWN = 'visual-review decisions'

/** Number of decisions that are remembered for later reviews. */
const MOST_KNOWN = 2_000

/** Reads an object or a list that this browser has stored, or `undefined` if there is none. */
export function readStored(key: string, storage: Storage): unknown {
  const text = storage.getItem(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    // The next decision replaces it.
    console.warn(`What is stored as "${key}" cannot be read.`, error)
    return undefined
  }
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns decisions with the changes of a patch, the latest last. */
export function applyPatch(decisions: Decisions, patch: Patch): Decisions {
  const kept = Object.entries(decisions).filter(([key]) => !(key in patch))
  const added = Object.entries(patch).flatMap(([key, decision]) =>
    decision ? [[key, decision] as const] : [],
  )
  return Object.fromEntries([...kept, ...added])
}

/** Returns what this browser has stored about a review, or `undefined` before the first decision. */
export function readReview(digest: string): Decisions | undefined {
  const stored = readStored(storageKey(digest), localStorage)
  // A list is the history that the page stored before two tabs could share their decisions.
  const latest: unknown = Array.isArray(stored) ? stored.at(-1) : stored
  return isObject(latest) ? (latest as Decisions) : undefined
}

/**
 * Returns what other reviews decided about the same pictures. The key of a change is a hash of its
 * pictures, so that holds here too.
 */
export function readKnown(keys: readonly string[]): Decisions {
  const stored = readStored(KNOWN, localStorage)
  const known = isObject(stored) ? (stored as Decisions) : {}
  return Object.fromEntries(
    keys.flatMap((key) => {
      const decision = known[key]
      return decision ? [[key, decision] as const] : []
    }),
  )
}

/** Stores all decisions of a review, and the patch for later reviews in place of earlier ones. */
export function writeReview(digest: string, decisions: Decisions, patch: Patch) {
  localStorage.setItem(storageKey(digest), JSON.stringify(decisions))
  const stored = readStored(KNOWN, localStorage)
  const known = applyPatch(isObject(stored) ? (stored as Decisions) : {}, patch)
  localStorage.setItem(
    KNOWN,
    JSON.stringify(Object.fromEntries(Object.entries(known).slice(-MOST_KNOWN))),
  )
}

/** Calls back when another tab has changed the decisions of a review. Returns the way to stop. */
export function onOtherTab(digest: string, callBack: () => void) {
  const listen = ({ key }: StorageEvent) => {
    // The key is null when everything was deleted.
    if (key === storageKey(digest) || key === null) callBack()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
