import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { onMaintenance, startPostgres } from './start-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL for this run, or empty if none could be started. */
    postgresUrl: string
    /** Prefix of the names of this run's databases. */
    postgresPrefix: string
  }
}

const BANNER = '='.repeat(78)

/** Drops the workers' databases, so that a server that outlives the run does not keep them. */
const dropDatabases = (url: string, prefix: string) =>
  onMaintenance(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })

/**
 * Starts one PostgreSQL for the whole run. Without it the tests run on the embedded database, with a
 * warning, and fail where STAYLET_REQUIRE_POSTGRES is set, as in CI.
 */
// Vitest requires a default export here.
// oxlint-disable-next-line import/no-default-export
export default async function setup(project: TestProject) {
  const prefix = `staylet_${randomBytes(6).toString('hex')}_`
  project.provide('postgresPrefix', prefix)
  try {
    const postgres = await startPostgres()
    project.provide('postgresUrl', postgres.url)
    return async () => {
      try {
        await dropDatabases(postgres.url, prefix)
      } finally {
        await postgres.stop()
      }
    }
  } catch (error) {
    if (process.env['STAYLET_REQUIRE_POSTGRES'] === '1') throw error
    project.provide('postgresUrl', '')
    // A console warning, because nobody must overlook this line.
    console.warn(
      [
        BANNER,
        'NO POSTGRESQL: the server tests run on the embedded database alone.',
        'Set TEST_DATABASE_URL, or install the development dependencies.',
        (error as Error).message,
        BANNER,
      ].join('\n'),
    )
    return undefined
  }
}
