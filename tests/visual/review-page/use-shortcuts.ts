import { useEffect, useRef } from 'react'

/** Runs an action for a key that is pressed outside of a text field and without a modifier. */
export function useShortcuts(actions: Record<string, () => void>) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, select') !== null
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
