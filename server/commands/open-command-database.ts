import { existsSync } from 'node:fs'
import { readConfig, type Config } from '@server/config/config'
import type { Env } from '@server/config/read-settings'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { CommandError } from './command-error'

/**
 * Carries a command out on the configured database, whose schema it brings up to date.
 *
 * @throws CommandError, ConfigError, DataDirectoryInUseError
 */
export async function withCommandDatabase<Result>(
  env: Env,
  work: (database: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(env)
  const { database: location } = config
  if (location.kind === 'folder' && !existsSync(location.dataDir)) {
    throw new CommandError(`There is no data in ${location.dataDir}. Check DATA_DIR.`)
  }
  const opened = await connectDatabase(location, { statementTime: 'unlimited' })
  try {
    await migrateToLatest(opened.database)
    return await work(opened.database, config)
  } finally {
    await opened.close()
  }
}
