import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL for this run; empty when none could be started. */
    postgresUrl: string
  }
}

const BANNER = '='.repeat(78)

/** Brings up one PostgreSQL for the whole run. Without one its tests are skipped, loudly. */
// Vitest calls the default export.
// oxlint-disable-next-line import/no-default-export
export default async function setup(project: TestProject) {
  try {
    const postgres = await startPostgres()
    project.provide('postgresUrl', postgres.url)
    return postgres.stop
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
