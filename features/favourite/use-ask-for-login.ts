import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { toastCopy } from '@domain/copy/toast-copy'
import { paths } from '@domain/paths'
import { useGo } from '@features/navigation/use-go'
import { useNotify } from '@ui/feedback/NotifyContext'

/** Asks who is saving a home to log in, and keeps where that was and which home it is. */
export function useAskForLogin() {
  const notify = useNotify()
  const go = useGo()
  const location = useLocation()
  return useCallback(
    (home: string) => {
      notify({ ...toastCopy.loginToSave, severity: 'warning' })
      go(paths.login, { state: { from: location, saving: home } })
    },
    [location, go, notify],
  )
}
