import { profileCopy } from '@domain/copy/profile-copy'
import { useNotify } from '@ui/feedback/NotifyContext'
import { logLocalSave } from './log-local-save'

/** Says that a change of password was local only; the passwords themselves never come here. */
export function useSavePassword() {
  const notify = useNotify()
  return () => {
    logLocalSave('password', [])
    notify({ title: profileCopy.savedForVisit, text: profileCopy.savedText, severity: 'success' })
  }
}
