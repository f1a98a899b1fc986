import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toastCopy } from '@domain/copy/toast-copy'
import { paths } from '@domain/paths'
import { useNotify } from '@ui/feedback/NotifyContext'

/** Asks who is saving a home to log in, and keeps where that was. */
export function useAskForLogin() {
  const notify = useNotify()
  const navigate = useNavigate()
  const location = useLocation()
  return useCallback(() => {
    notify({ ...toastCopy.loginToSave, severity: 'warning' })
    void navigate(paths.login, { state: { from: location } })
  }, [location, navigate, notify])
}
