import { atom } from 'jotai'
import { sessionAtom } from './session-atoms'

/**
 * State that belongs to who is signed in. Another identity, or none, reads the initial value from
 * the very render in which it appears, so nothing of one guest is ever shown to the next.
 */
export function personalAtom<Value>(initial: Value, debugLabel: string) {
  const held = atom<{ owner: string | undefined; value: Value }>({
    owner: undefined,
    value: initial,
  })
  held.debugLabel = `${debugLabel}.held`
  const personal = atom(
    (get) => {
      const { owner, value } = get(held)
      return owner === get(sessionAtom).user?._id ? value : initial
    },
    (get, set, change: Value | ((now: Value) => Value)) => {
      const now = get(personal)
      const value = typeof change === 'function' ? (change as (now: Value) => Value)(now) : change
      set(held, { owner: get(sessionAtom).user?._id, value })
    },
  )
  personal.debugLabel = debugLabel
  return personal
}
