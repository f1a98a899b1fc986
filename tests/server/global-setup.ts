import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { onMaintenance, startPostgres } from './start-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL for this run; empty when none could be started. */
    postgresUrl: string
    /** How the names of this run's databases begin. */
    postgresPrefix: string
  }
}

const BANNER = '='.repeat(78)

/** The workers' databases; a server that was here before the run must not keep them. */
const dropDatabases = (url: string, prefix: string) =>
  onMaintenance(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })

/** Brings up one PostgreSQL for the whole run. Without one its tests are skipped, loudly. */
// Vitest calls the default export.
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
    project.provide('postgresUrl', '')
    // The one line that must not be missed.
    // oxlint-disable-next-line no-console
    console.warn(
      [
        BANNER,
        'NO POSTGRESQL: its half of the server tests is SKIPPED.',
        'Set TEST_DATABASE_URL, or install the development dependencies.',
        (error as Error).message,
        BANNER,
      ].join('\n'),
    )
    return undefined
  }
}
