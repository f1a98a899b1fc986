import { connectDatabase, type OpenDatabase } from '@server/database/connect'
import { prepareData, type PrepareOptions } from './prepare-data'

interface OpenPreparedOptions extends Omit<PrepareOptions, 'database'> {
  onChange: (line: string) => void
}

/**
 * Opens the database, migrates it and loads the demo data where that is configured. Preparing a
 * server has connections of its own, because a migration may take longer than any request.
 */
export async function openPreparedDatabase({
  onChange,
  ...options
}: OpenPreparedOptions): Promise<OpenDatabase> {
  const { database: location } = options.config
  const opened = await connectDatabase(location, { onChange, statementTime: 'unlimited' })
  try {
    await prepareData({ ...options, database: opened.database })
  } catch (error) {
    await opened.close()
    throw error
  }
  if (location.kind !== 'server') return opened
  await opened.close()
  return connectDatabase(location, { onChange, replica: options.config.replica })
}
