import { useState } from 'react'
import { readPreferences, type Preferences } from '@domain/account/preferences'
import { profileCopy } from '@domain/copy/profile-copy'
import { deviceStore } from '@features/session/device-store'
import { useTellSaved } from './use-tell-saved'

/** Local-storage key. The preferences belong to this browser, not to an account. */
const STORAGE_KEY = 'preferences'

/** Returns the guest's preferences, which are stored in this browser. It sends no request. */
export function usePreferences() {
  const tellSaved = useTellSaved(profileCopy.savedHereText)
  const [preferences, setPreferences] = useState<Preferences>(() =>
    readPreferences(deviceStore.readJson(STORAGE_KEY)),
  )
  function save() {
    deviceStore.write(STORAGE_KEY, JSON.stringify(preferences))
    tellSaved('preferences', Object.keys(preferences))
  }
  return { preferences, setPreferences, save }
}
