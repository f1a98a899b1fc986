import { createContext, useContext } from 'react'

export type Severity = 'success' | 'info' | 'warning' | 'error'

/** Message to the guest. It appears as a toast unless the page shows it in another way. */
export interface Notice {
  /** What has happened, in a few words. */
  title: string
  /** One sentence below the title. */
  text: string
  /** Severity, which sets the icon and the colour. */
  severity: Severity
}

/**
 * Context with the function that shows a notice. The app provides its toasts, and stories and tests
 * provide a spy.
 */
export const NotifyContext = createContext<(notice: Notice) => void>(() => {})

export const useNotify = () => useContext(NotifyContext)

/** Context with the notices that the guest can read again. The newest comes first. */
export const RecentNoticesContext = createContext<readonly (Notice & { id: string | number })[]>([])

export const useRecentNotices = () => useContext(RecentNoticesContext)
