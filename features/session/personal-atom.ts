import { atom } from 'jotai'
import { sessionAtom, sessionNumberAtom } from './session-atoms'

const ownerAtom = atom((get) => `${get(sessionNumberAtom)} ${get(sessionAtom).user?._id ?? ''}`)
ownerAtom.debugLabel = 'ownerAtom'

/**
 * Creates state that belongs to the current user. Another user, or none, reads the initial value
 * from the first render on, so that no guest ever sees another's data.
 */
export function personalAtom<Value>(initial: Value, debugLabel: string) {
  const held = atom<{ owner: string; value: Value }>({ owner: '', value: initial })
  held.debugLabel = `${debugLabel}.held`
  const personal = atom(
    (get) => {
      const { owner, value } = get(held)
      return owner === get(ownerAtom) ? value : initial
    },
    (get, set, change: Value | ((now: Value) => Value)) => {
      const now = get(personal)
      const value = typeof change === 'function' ? (change as (now: Value) => Value)(now) : change
      set(held, { owner: get(ownerAtom), value })
    },
  )
  personal.debugLabel = debugLabel
  return personal
}
