import { useState, type ComponentType } from 'react'
import type { StayPopupProps } from './StayPopup'

/** Kept for the whole visit; a failed fetch is forgotten, so the next reach tries again. */
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
 * The calendar, fetched when the guest reaches for it: by far the heaviest part of a booking, and
 * many never open it. Without a network it does not come, and typing works on.
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
    /** Undefined until it has arrived once. */
    Popup,
    /** Fetches without opening. */
    warm: () => withPopup(() => undefined),
    /** Runs once the calendar is there. */
    withPopup,
  }
}
