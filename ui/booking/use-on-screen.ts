import { useEffect, useState } from 'react'

/** What lies in the lowest quarter of the screen does not count yet. */
const SEEN = { rootMargin: '0% 0% -25%' }

/** Whether the element of this id can be seen. */
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
