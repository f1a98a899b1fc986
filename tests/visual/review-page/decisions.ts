import { useCallback, useEffect, useState } from 'react'

export interface Decision {
  verdict: 'approved' | 'rejected'
  comment?: string
}

export type Decisions = Readonly<Record<string, Decision>>

const storageKey = (digest: string) => `visual-review ${digest}`

/** Reads the decisions about exactly these pictures that this browser remembers. */
function readDecisions(digest: string): Decisions[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(digest)) ?? '[{}]')
    return Array.isArray(stored) && stored.length > 0 ? (stored as Decisions[]) : [{}]
  } catch {
    return [{}]
  }
}

/** Number of steps that can be undone. More would make every step slower to store. */
const MOST_STEPS = 50

/** Steps that a reload keeps. All of them would be a megabyte for each decision. */
const STORED_STEPS = 5

/** Keeps the decisions of a review through reloads, with every step back. */
export function useDecisions(digest: string) {
  const [steps, setSteps] = useState(() => readDecisions(digest))
  useEffect(() => {
    localStorage.setItem(storageKey(digest), JSON.stringify(steps.slice(-STORED_STEPS)))
  }, [digest, steps])
  const decide = useCallback((keys: readonly string[], decision: Decision | undefined) => {
    setSteps((before) => {
      const next: Record<string, Decision> = { ...before.at(-1) }
      for (const key of keys) {
        if (decision) next[key] = decision
        else delete next[key]
      }
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
