import { profileCopy } from '@domain/copy/profile-copy'
import { readPreferences } from '@domain/preferences'
import type { Preferences } from '@domain/schemas/preferences-schema'
import { useNotify } from '@ui/feedback/NotifyContext'
import { useState } from 'react'
import { logLocalSave } from './log-local-save'

/** Local-storage key: the choices belong to this browser, not to an account. */
const storageKey = 'preferences'

const kept = () => {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    // Blocked storage: as before the guest chose.
    return null
  }
}

/** The guest's preferences, kept in this browser when saved; no call is made. */
export function usePreferences() {
  const notify = useNotify()
  const [preferences, setPreferences] = useState<Preferences>(() => readPreferences(kept()))
  function save() {
    logLocalSave('preferences', Object.keys(preferences))
    try {
      localStorage.setItem(storageKey, JSON.stringify(preferences))
    } catch {
      // Blocked storage: the choice holds while the page is open, as the title says.
    }
    notify({
      title: profileCopy.savedForVisit,
      text: profileCopy.savedHereText,
      severity: 'success',
    })
  }
  return { preferences, setPreferences, save }
}
