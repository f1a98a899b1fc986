import { useState, type ComponentType } from 'react'
import type { StayPopupProps } from './StayPopup'

/**
 * Kept until the page unloads. A failed fetch is forgotten, so that the next hover, focus or click
 * tries again.
 */
let loading: Promise<ComponentType<StayPopupProps>> | undefined

const loadPopup = () => {
  loading ??= import('./StayPopup')
    .then(({ StayPopup }) => StayPopup)
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/**
 * Fetches the calendar when the guest hovers or focuses its button. It is by far the heaviest part
 * of a booking, and many guests never open it. Without a network the calendar does not open, and
 * typing still works.
 */
export function useStayPopup() {
  const [Popup, setPopup] = useState<ComponentType<StayPopupProps> | null>(null)
  const withPopup = (then: () => void) => {
    loadPopup().then(
      (loaded) => {
        setPopup(() => loaded)
        then()
      },
      () => undefined,
    )
  }
  return {
    /** Null until it has loaded once. */
    Popup,
    /** Fetches the calendar without opening it. */
    warm: () => withPopup(() => undefined),
    /** Runs the callback once the calendar has loaded. */
    withPopup,
  }
}
