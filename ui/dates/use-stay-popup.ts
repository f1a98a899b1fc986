import { lateCode } from '@ui/layout/late-code'
import { useLatePart } from '@ui/layout/use-late-part'

/** Height in pixels that the calendar may need at the default text size. */
export const CALENDAR_HEIGHT = 550

const loadPopup = lateCode(() => import('./StayPopup'), 'StayPopup')

/**
 * Fetches the calendar when the guest hovers or focuses its button. It is by far the heaviest part
 * of a booking, and many guests never open it. Typing works without it.
 */
export const useStayPopup = () => useLatePart(loadPopup)
