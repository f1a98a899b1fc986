import { useState } from 'react'
import { readPreferences } from '@domain/account/preferences'
import { profileCopy } from '@domain/copy/profile-copy'
import type { Preferences } from '@domain/schemas/preferences-schema'
import { useSaveLocally } from './use-save-locally'

/** Local-storage key. The preferences belong to this browser, not to an account. */
const STORAGE_KEY = 'preferences'

const kept = () => {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    // Storage is blocked, so the defaults apply.
    return null
  }
}

/** Returns the guest's preferences, which are stored in this browser. It sends no request. */
export function usePreferences() {
  const log = useSaveLocally(profileCopy.savedHereText)
  const [preferences, setPreferences] = useState<Preferences>(() => readPreferences(kept()))
  function save() {
    log('preferences', Object.keys(preferences))
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences))
    } catch {
      // Storage is blocked, so the choice lasts as long as the page.
    }
  }
  return { preferences, setPreferences, save }
}
