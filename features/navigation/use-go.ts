import { useCallback } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'

/**
 * Returns a function that goes to an address. Like a link of the browser, it replaces the entry of
 * the history when the guest is at that address already. The router compares with the page that is
 * shown, and while the code of the next page is loading, a second click would add a second entry, so
 * that Back would seem to do nothing.
 */
export function useGo() {
  const navigate = useNavigate()
  return useCallback(
    (href: string, options?: NavigateOptions) => {
      const isHere = new URL(href, document.URL).href === document.URL
      void navigate(href, { replace: isHere, ...options })
    },
    [navigate],
  )
}
