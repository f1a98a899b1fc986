import { useEffect, useState } from 'react'

/** The lowest quarter of the screen does not count as visible. */
const SEEN = { rootMargin: '0% 0% -25%' }

/** Returns whether the element with this id is visible on screen. */
export function useOnScreen(id: string) {
  const [isOnScreen, setIsOnScreen] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
      SEEN,
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isOnScreen
}
