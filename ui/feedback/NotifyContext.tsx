import { createContext, useContext } from 'react'

export type Severity = 'success' | 'info' | 'warning' | 'error'

/** One message to the guest: a toast, unless the page says otherwise. */
export interface Notice {
  title: string
  text: string
  severity: Severity
}

/** The one feedback service. Stories and tests give a spy; the app gives its toasts. */
export const NotifyContext = createContext<(notice: Notice) => void>(() => {})

export const useNotify = () => useContext(NotifyContext)
