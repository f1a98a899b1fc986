import { profileCopy } from '@domain/copy/profile-copy'
import { useNotify } from '@ui/feedback/NotifyContext'
import { logLocalSave } from './log-local-save'

/** Shows that a change of password was only local. It never receives the passwords. */
export function useSavePassword() {
  const notify = useNotify()
  return () => {
    logLocalSave('password', [])
    notify({ title: profileCopy.savedForVisit, text: profileCopy.savedText, severity: 'success' })
  }
}
