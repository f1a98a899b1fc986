import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Distance around the window, as a share of its size, within which a photo is due. A browser's own
 * lazy loading reaches three windows further on a slow network, where every photo costs the most.
 */
const MARGIN = '50%'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** On paper the whole page is near. */
const printAll = () => flushSync(() => [...waiting.values()].forEach((onDue) => onDue()))

/** Calls `onDue` once when an element comes near the window. One observer serves all photos. */
function watch(element: Element, onDue: () => void) {
  if (!observer) {
    window.addEventListener('beforeprint', printAll)
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) waiting.get(target)?.()
        }
      },
      { rootMargin: MARGIN },
    )
  }
  const forget = () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
  waiting.set(element, () => {
    forget()
    onDue()
  })
  observer.observe(element)
  return forget
}

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
    return watch(element.current, () => setHasCome(true))
  }, [element, waits])
  return !waits
}
