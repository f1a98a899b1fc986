import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompiledQuery } from 'kysely'
import { asStartUpOption, sessionSettings } from '@server/database/session-settings'
import { percentiles, type Timing } from './percentiles'

const debian = '/usr/lib/postgresql'

/** Finds pgbench in Debian's PostgreSQL packages. The binaries from npm do not include it. */
export const findPgbench = (): string | undefined =>
  existsSync(debian)
    ? readdirSync(debian)
        .map((version) => join(debian, version, 'bin', 'pgbench'))
        .find((program) => existsSync(program))
    : undefined

/**
 * Writes a value as the driver sends it: text, or a list in braces. Searches have no other kinds of
 * parameter.
 */
const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  const text = Array.isArray(value) ? `{${value.join(',')}}` : `${value as string | number}`
  return `'${text.replaceAll("'", "''")}'`
}

/** Returns a statement on one line with its parameters filled in, as pgbench reads it. */
export const statementOf = ({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) =>
  `${sql
    .replace(/--.*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\$(\d+)/g, (_, at) => literal(parameters[Number(at) - 1]))};`

/** Runs the statements of one search repeatedly on one connection. */
export function runPgbench(
  program: string,
  url: string,
  statements: readonly string[],
  times: number,
): Timing {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-pgbench-'))
  try {
    writeFileSync(join(folder, 'search.sql'), statements.join('\n'))
    const started = performance.now()
    const run = spawnSync(
      program,
      ['-n', '-f', 'search.sql', '-c', '1', '-t', String(times), '-l', '--log-prefix=took', url],
      {
        cwd: folder,
        encoding: 'utf8',
        // With the settings of the server's own connections.
        env: { ...process.env, PGOPTIONS: asStartUpOption(sessionSettings(undefined)) },
      },
    )
    if (run.status !== 0) throw new Error(`pgbench: ${run.stderr || String(run.error)}`)
    const seconds = (performance.now() - started) / 1000
    const took = readdirSync(folder)
      .filter((name) => name.startsWith('took'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      // The fields are client, transaction, microseconds and more.
      .map((line) => Number(line.split(' ')[2]) / 1000)
    return { ...percentiles(took), perSecond: times / seconds }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
