import pg from 'pg'
import { openCluster } from './postgres-cluster'

export interface RunningPostgres {
  /** Address of the maintenance database. Every worker creates its own database beside it. */
  url: string
  /** Origin of the server, for the log. */
  source: string
  stop: () => Promise<void>
}

/** Runs work on the maintenance database. */
export async function onMaintenance<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Finds a real PostgreSQL for the tests: TEST_DATABASE_URL, or else one started from binaries.
 *
 * @throws with every reason when none can be started.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, source: 'TEST_DATABASE_URL', stop: () => Promise.resolve() }
  const { url, source, remove } = await openCluster(['fsync=off'])
  return { url, source, stop: remove }
}
