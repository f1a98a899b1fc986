import { ConfigError, readConfig } from '@server/config/config'
import { checkDatabase } from './check-database'
import { checkLanguage, checkNames } from './check-names'
import { checkReplica } from './check-replica'
import { checkServices } from './check-services'
import { checkSettings } from './check-settings'
import { checkStorage } from './check-storage'
import { fault, type Finding } from './finding'

/**
 * Examines everything that the server needs. It changes nothing but a file and a row that it deletes
 * again.
 *
 * @param env The environment that the server would be started with.
 */
export async function examine(
  env: Record<string, string | undefined>,
  now = new Date(),
): Promise<Finding[]> {
  const ofNames = [...checkNames(env), ...(await checkLanguage(env))]
  try {
    const config = readConfig(env)
    const { found, opened } = await checkDatabase(config, now)
    try {
      return [
        ...checkSettings(config),
        ...ofNames,
        ...found,
        ...(opened ? await checkReplica(config) : []),
        ...(await checkStorage(config, opened?.database)),
        ...(await checkServices(config)),
      ]
    } finally {
      await opened?.close()
    }
  } catch (error) {
    if (error instanceof ConfigError) return [fault('settings', error.message), ...ofNames]
    throw error
  }
}
