import { useEffect, useEffectEvent } from 'react'

/** Part of CloseWatcher that is used here. Not every browser has one. */
interface Watcher {
  onclose: (() => void) | null
  destroy: () => void
}

declare global {
  interface Window {
    CloseWatcher?: new () => Watcher
  }
}

/** MUI closes the layer that has the focus. Without this the browser would close the next one too. */
const leaveEscapeToMui = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault()
}

/**
 * Closes a layer on the system's own request, such as Back on Android, which would otherwise leave
 * the page. A layer that stays open is asked again the next time.
 */
export function useCloseRequest(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher } = window
    if (!open || !CloseWatcher) return
    let watcher: Watcher
    // A watcher closes only once.
    const watch = () => {
      watcher = new CloseWatcher()
      watcher.onclose = () => {
        watch()
        close()
      }
    }
    watch()
    document.addEventListener('keydown', leaveEscapeToMui, true)
    return () => {
      watcher.destroy()
      document.removeEventListener('keydown', leaveEscapeToMui, true)
    }
  }, [open])
}
