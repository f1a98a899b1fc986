/**
 * Loader of the calendar's code, for stories that open it. On a busy machine Storybook takes longer for it
 * than a guest waits for code.
 */
export const loadCalendar = () => import('@ui/dates/StayPopup')
