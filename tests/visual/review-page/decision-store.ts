import { isSame, type Decision, type Decisions } from './decisions'
import {
  applyPatch,
  onOtherTab,
  readKnown,
  readReview,
  readStored,
  writeReview,
  type Patch,
} from './stored-decisions'

/** One step of this tab: what it decided about each change, and what was decided before. */
type Step = Readonly<Record<string, { was?: Decision | undefined; is: Decision }>>

/** Number of steps that can be undone. */
const MOST_STEPS = 50

/** Steps that a reload keeps. More would make every step slower to store. */
const STORED_STEPS = 5

export interface Snapshot {
  decisions: Decisions
  canUndo: boolean
  /** Why the decisions are only in memory, if they are. */
  fault: string | undefined
}

/** Explains in words why a browser stores nothing. */
function reasonOf(error: unknown) {
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return 'the storage that the browser gives this page is full'
  if (name === 'SecurityError') return 'the browser blocks the data of this page'
  return `the browser stores nothing (${String(error)})`
}

/**
 * Creates the store of a review's decisions. Tabs share them: each writes only what its own step
 * changes, so the last decision about one change counts, and those about others are kept. What
 * cannot be stored stays in memory.
 */
export function createDecisionStore(digest: string, keys: readonly string[]) {
  const stepsKey = `visual-review steps ${digest}`
  const listeners = new Set<() => void>()
  let steps: readonly Step[] = []
  /** What this tab decided and could not store. */
  let unsaved: Patch = {}
  let snapshot: Snapshot = { decisions: {}, canUndo: false, fault: undefined }

  const show = (decisions: Decisions, fault: string | undefined) => {
    snapshot = { decisions, canUndo: steps.length > 0, fault }
    for (const listener of listeners) listener()
  }
  /** Reads what is stored now, with this tab's own decisions that are not. */
  const readLatest = () => applyPatch(readReview(digest) ?? snapshot.decisions, unsaved)
  const followOthers = () => {
    try {
      show(readLatest(), snapshot.fault)
    } catch (error) {
      show(snapshot.decisions, reasonOf(error))
    }
  }
  const write = (patch: Patch) => {
    unsaved = { ...unsaved, ...patch }
    let latest = applyPatch(snapshot.decisions, patch)
    try {
      latest = readLatest()
      writeReview(digest, latest, unsaved)
      // Each tab takes back its own steps.
      sessionStorage.setItem(stepsKey, JSON.stringify(steps.slice(-STORED_STEPS)))
      unsaved = {}
      show(latest, undefined)
    } catch (error) {
      show(latest, reasonOf(error))
    }
  }

  try {
    const stored = readStored(stepsKey, sessionStorage)
    if (Array.isArray(stored)) steps = stored as Step[]
    show(readReview(digest) ?? readKnown(keys), undefined)
  } catch (error) {
    show({}, reasonOf(error))
  }

  return {
    read: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      const stop = onOtherTab(digest, followOthers)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    /** Decides about changes in one step. A step that changes nothing would make Undo seem broken. */
    decide(about: readonly string[], is: Decision) {
      const { decisions } = snapshot
      const changed = about.filter((key) => !isSame(decisions[key], is))
      if (changed.length === 0) return
      const step = Object.fromEntries(changed.map((key) => [key, { was: decisions[key], is }]))
      steps = [...steps.slice(1 - MOST_STEPS), step]
      write(Object.fromEntries(changed.map((key) => [key, is])))
    },
    /**
     * Takes the last step back, except where another tab has decided since. Returns the first change
     * that it was about, if there was a step.
     */
    undo(): string | undefined {
      followOthers()
      const step = steps.at(-1)
      if (!step) return undefined
      steps = steps.slice(0, -1)
      const own = Object.entries(step).filter(([key, { is }]) =>
        isSame(snapshot.decisions[key], is),
      )
      write(Object.fromEntries(own.map(([key, { was }]) => [key, was])))
      return Object.keys(step)[0]
    },
  }
}
