import type { SettingValues } from './read-settings'
import type { Mode } from './setting-parsers'
import { BREACHED_PASSWORDS } from './settings'

/** Returns the service that checks new passwords, or undefined where none does. */
export const breachedPasswordsOf = (
  { BREACHED_PASSWORDS_URL: url }: SettingValues,
  mode: Mode,
): string | undefined => {
  const service = url ?? (mode === 'production' ? BREACHED_PASSWORDS : 'off')
  return service === 'off' ? undefined : service
}
