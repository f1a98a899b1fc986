import { lazyPart } from '@ui/layout/lazy-part'

/** Height in pixels that the calendar may need at the default text size. */
export const CALENDAR_HEIGHT = 550

/**
 * Calendar that is fetched when the guest hovers or focuses its button. It is by far the heaviest
 * part of a booking, and many guests never open it. Typing works without it.
 */
export const LazyStayPopup = lazyPart(() => import('./StayPopup').then((file) => file.StayPopup))
