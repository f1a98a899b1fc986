import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Distance around the window, as a share of its size, within which a photo is due. A browser's own
 * lazy loading reaches three windows further on a slow network, where every photo costs the most.
 */
const MARGIN = '50%'

/**
 * Returns whether an element has come near the window, and stays true from then on.
 *
 * @param isDueAtOnce True for an element on the first screen, which does not wait.
 */
export function useDue(element: RefObject<Element | null>, isDueAtOnce: boolean): boolean {
  const [hasCome, setHasCome] = useState(false)
  const waits = !isDueAtOnce && !hasCome
  useEffect(() => {
    if (!waits || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => setHasCome(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    // On paper the whole page is near.
    const print = () => flushSync(() => setHasCome(true))
    window.addEventListener('beforeprint', print)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', print)
    }
  }, [element, waits])
  return !waits
}
