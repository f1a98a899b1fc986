import { useLayoutEffect, useRef } from 'react'

/** Elements that use letters themselves. Radio buttons and checkboxes do not. */
const fields = 'textarea, select, input:not([type=radio], [type=checkbox])'

/** Elements that use the arrow keys themselves. */
const choosers = `input, ${fields}`

/** Runs an action for a key that is pressed outside of such a field and without a modifier. */
export function useShortcuts(actions: Record<string, () => void>) {
  const latest = useRef(actions)
  // Effects come after the next key of somebody who types fast.
  useLayoutEffect(() => {
    latest.current = actions
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      const users = key.startsWith('Arrow') ? choosers : fields
      const isTyping = target instanceof HTMLElement && target.matches(users)
      if (isTyping || ctrlKey || metaKey || altKey) return
      const action = latest.current[key]
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
