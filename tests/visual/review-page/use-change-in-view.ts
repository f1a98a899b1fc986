import { useCallback, useEffect, useRef } from 'react'
import { showChange } from './scroll'

/** Keeps the current change in view. On a phone the list comes first and fills the screen. */
export function useChangeInView(key: string | undefined) {
  const articleRef = useRef<HTMLElement>(null)
  const picturesRef = useRef<HTMLDivElement>(null)
  const show = useCallback(() => {
    if (articleRef.current && picturesRef.current) {
      showChange(articleRef.current, picturesRef.current)
    }
  }, [])
  /** Change that was shown last. The page begins at its top, whichever change comes first. */
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current !== key) show()
    shown.current = key
  }, [key, show])
  return { articleRef, picturesRef, show }
}
