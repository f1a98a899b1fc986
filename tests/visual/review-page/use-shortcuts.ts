import { useLayoutEffect, useRef } from 'react'

/** Elements that use letters themselves. Radio buttons and checkboxes do not. */
const fields = 'textarea, select, input:not([type=radio], [type=checkbox])'

/** Elements that use the arrow keys themselves. */
const choosers = `input, ${fields}`

type Actions = Record<string, () => void>

interface Shortcuts {
  /** Actions for one press. A key that is held runs them once, so that it decides only once. */
  once: Actions
  /** Actions that a key repeats while it is held. */
  held: Actions
}

/** Runs an action for a key that is pressed outside of such a field and without a modifier. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts)
  // Effects come after the next key of somebody who types fast.
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, repeat, ctrlKey, metaKey, altKey } = event
      const users = key.startsWith('Arrow') ? choosers : fields
      const isTyping = target instanceof HTMLElement && target.matches(users)
      if (isTyping || ctrlKey || metaKey || altKey) return
      const { once, held } = latest.current
      const action = once[key] ?? held[key]
      if (!action) return
      event.preventDefault()
      if (!repeat || held[key]) action()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
