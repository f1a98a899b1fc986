import { isLoopback } from './network-address'
import type { SettingValues } from './read-settings'
import type { Mode } from './setting-parsers'
import { BREACHED_PASSWORDS } from './settings'

/** A server that others may reach is in production unless NODE_ENV says otherwise. */
export const modeOf = (
  { HOST: host, TRUST_PROXY: trustProxy }: SettingValues,
  publicUrl: string,
) => {
  const publicHost = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')
  const isPrivate = isLoopback(host) && isLoopback(publicHost) && trustProxy === false
  return isPrivate ? 'development' : 'production'
}

/** Demo data come by themselves only into a new embedded database of this machine. */
export const demoDataOf = ({ DEMO_DATA, DATABASE_URL, VITE_API_URL }: SettingValues, mode: Mode) =>
  DEMO_DATA ?? (DATABASE_URL || VITE_API_URL || mode === 'production' ? 'off' : 'when-new')

/** Returns the service that checks new passwords, or undefined where none does. */
export const breachedPasswordsOf = (
  { BREACHED_PASSWORDS_URL: url }: SettingValues,
  mode: Mode,
): string | undefined => {
  const service = url ?? (mode === 'production' ? BREACHED_PASSWORDS : 'off')
  return service === 'off' ? undefined : service
}
