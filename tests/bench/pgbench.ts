import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompiledQuery } from 'kysely'
import { asStartUpOption, sessionSettings } from '@server/database/session-settings'
import { watchCores } from './busy-cores'
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
  const text = Array.isArray(value)
    ? `{${value.map((each) => JSON.stringify(each)).join(',')}}`
    : `${value as string | number}`
  return `'${text.replaceAll("'", "''")}'`
}

/** Returns a statement on one line with its parameters filled in, as pgbench reads it. */
export const statementOf = ({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) =>
  `${sql
    // On one line a comment would contain the rest.
    .replace(/--.*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\$(\d+)/g, (_, at) => literal(parameters[Number(at) - 1]))};`

interface PgbenchOptions {
  clients?: number
  /** 'prepared' plans each statement once for each connection. */
  protocol?: 'simple' | 'prepared'
}

/**
 * Runs the statements of one search repeatedly. `cores` are those of pgbench and PostgreSQL together.
 *
 * @param times How often each client runs them.
 */
export function runPgbench(
  program: string,
  url: string,
  statements: readonly string[],
  times: number,
  { clients = 1, protocol = 'simple' }: PgbenchOptions = {},
): Timing & { cores: number } {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-pgbench-'))
  try {
    writeFileSync(join(folder, 'search.sql'), statements.join('\n'))
    const busyCores = watchCores()
    const run = spawnSync(
      program,
      `-n -f search.sql -M ${protocol} -c ${clients} -t ${times} -l --log-prefix=took`
        .split(' ')
        .concat(url),
      {
        cwd: folder,
        encoding: 'utf8',
        // With the settings of the server's own connections.
        env: { ...process.env, PGOPTIONS: asStartUpOption(sessionSettings(undefined)) },
      },
    )
    const cores = busyCores()
    if (run.status !== 0) throw new Error(`pgbench: ${run.stderr || String(run.error)}`)
    const perSecond = Number(/tps = ([\d.]+)/.exec(run.stdout)?.[1])
    const took = readdirSync(folder)
      .filter((name) => name.startsWith('took'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      // The fields are client, transaction, microseconds and more.
      .map((line) => Number(line.split(' ')[2]) / 1000)
    return { ...percentiles(took), perSecond, cores }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
