import { useCallback, useEffect, useState } from 'react'

export interface Decision {
  verdict: 'approved' | 'rejected'
  comment?: string
}

/** Tells whether two decisions say the same, in the same words. */
const isSame = (one: Decision | undefined, other: Decision | undefined) =>
  one?.verdict === other?.verdict && one?.comment === other?.comment

export type Decisions = Readonly<Record<string, Decision>>

const storageKey = (digest: string) => `visual-review ${digest}`

/** Where a browser remembers its latest decisions of all reviews, by the keys of changes. */
const KNOWN = 'visual-review decisions'

/** Number of decisions that are remembered for later reviews. */
const MOST_KNOWN = 2_000

/** Reads what this browser has stored, or `otherwise` when there is nothing that can be read. */
function readStored<Stored>(key: string, otherwise: Stored): Stored {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null) ?? otherwise
  } catch {
    return otherwise
  }
}

/**
 * Reads the decisions that this browser remembers. The key of a change is a hash of its pictures, so
 * what another review decided about the same pictures holds here too.
 */
function readDecisions(digest: string, keys: readonly string[]): Decisions[] {
  const stored = readStored<Decisions[]>(storageKey(digest), [])
  if (Array.isArray(stored) && stored.length > 0) return stored
  const known = readStored<Decisions>(KNOWN, {})
  return [
    Object.fromEntries(
      keys.flatMap((key) => {
        const decision = known[key]
        return decision ? [[key, decision]] : []
      }),
    ),
  ]
}

/** Remembers the decisions for later reviews, the latest last, in place of earlier ones about the same. */
function remember(keys: ReadonlySet<string>, decisions: Decisions) {
  const others = Object.entries(readStored<Decisions>(KNOWN, {})).filter(([key]) => !keys.has(key))
  const all = [...others, ...Object.entries(decisions)].slice(-MOST_KNOWN)
  localStorage.setItem(KNOWN, JSON.stringify(Object.fromEntries(all)))
}

/** Number of steps that can be undone. More would make every step slower to store. */
const MOST_STEPS = 50

/** Steps that a reload keeps. All of them would be a megabyte for each decision. */
const STORED_STEPS = 5

/** Keeps the decisions of a review through reloads, with every step back. */
export function useDecisions(digest: string, keys: readonly string[]) {
  const [steps, setSteps] = useState(() => readDecisions(digest, keys))
  useEffect(() => {
    localStorage.setItem(storageKey(digest), JSON.stringify(steps.slice(-STORED_STEPS)))
    remember(new Set(keys), steps.at(-1) ?? {})
  }, [digest, keys, steps])
  const decide = useCallback((keys: readonly string[], decision: Decision) => {
    setSteps((before) => {
      const next: Record<string, Decision> = { ...before.at(-1) }
      // A step that changes nothing would make Undo seem broken.
      if (keys.every((key) => isSame(next[key], decision))) return before
      for (const key of keys) next[key] = decision
      return [...before.slice(-MOST_STEPS), next]
    })
  }, [])
  /** Takes the last step back. Returns the first picture that it was about, if there was a step. */
  const undo = useCallback(() => {
    const [previous, last] = steps.slice(-2)
    if (!previous || !last) return undefined
    setSteps(steps.slice(0, -1))
    return Object.keys({ ...previous, ...last }).find((key) => previous[key] !== last[key])
  }, [steps])
  return { decisions: steps.at(-1) ?? {}, canUndo: steps.length > 1, decide, undo }
}
