import { profileCopy } from '@domain/copy/profile-copy'
import { useNotify } from '@ui/feedback/NotifyContext'

/**
 * Returns a function that logs a save of the settings, which is all that saving does, and
 * says so. It takes the part and the names of its fields, and never their values, which may be
 * passwords or personal data.
 *
 * @param text Says how long the change lasts.
 */
export function useTellSaved(text: string = profileCopy.savedText) {
  const notify = useNotify()
  return (part: string, fields: readonly string[]) => {
    // oxlint-disable-next-line no-console -- the log is what the specification asks for
    console.info(`Saved locally: ${part}`, fields)
    notify({ title: profileCopy.savedForVisit, text, severity: 'success' })
  }
}
