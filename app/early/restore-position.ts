import { entryKey, FIRST_ENTRY, scrollPositions } from '@app/navigation/scroll-positions'
import { endStart } from '@ui/theme/later-cards'

/** Events with which a guest begins to act. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

declare global {
  interface Window {
    /** Gives up the position that waits for a longer page, because the guest has begun to act. */
    giveUpPosition?: () => void
  }
}

/** Watches for the guest's first act, also for the later code (app/navigation/use-scroll-memory.ts). */
export function watchGestures() {
  const onGesture = ({ target }: Event) => {
    // An impatient tap on the splash does nothing to the page.
    if (!(target as Element).closest?.('.splash')) window.giveUpPosition?.()
  }
  for (const gesture of gestures) addEventListener(gesture, onGesture, { passive: true })
}

/** Returns the key of the history entry, which the router reads from the entry's state too. */
function currentEntry() {
  const { key = FIRST_ENTRY } = (history.state ?? {}) as { key?: string }
  return entryKey(key)
}

/**
 * Scrolls the page that the server has drawn to where its history entry was left. A position for
 * which that page is too short is left to the later code, which does not find it where the guest
 * has begun to act in the meantime.
 */
export function restorePosition() {
  const entry = currentEntry()
  const top = scrollPositions.get(entry)
  // The guest may scroll on and leave the page before the later code notes positions.
  addEventListener('pagehide', () => {
    if (window.giveUpPosition) return
    scrollPositions.set(currentEntry(), window.scrollY)
    scrollPositions.persist()
  })
  if (top === 0 || window.scrollY > 0) return
  // The position was taken in a page with all its cards.
  endStart()
  if (document.documentElement.scrollHeight - window.innerHeight >= top) {
    window.scrollTo({ top, behavior: 'instant' })
    return
  }
  window.giveUpPosition = () => {
    // Once is enough, and a wheel turns often.
    delete window.giveUpPosition
    scrollPositions.set(entry, 0)
    scrollPositions.persist()
  }
}
