import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompiledQuery } from 'kysely'
import { percentiles, type Timing } from './percentiles'

const debian = '/usr/lib/postgresql'

/** Debian brings it with its PostgreSQL; npm's binaries have none. */
export const findPgbench = (): string | undefined =>
  existsSync(debian)
    ? readdirSync(debian)
        .map((version) => join(debian, version, 'bin', 'pgbench'))
        .find((program) => existsSync(program))
    : undefined

/** As the driver sends them: text, or a list in braces; searches carry nothing else. */
const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  const text = Array.isArray(value) ? `{${value.join(',')}}` : `${value as string | number}`
  return `'${text.replaceAll("'", "''")}'`
}

/** A statement with its parameters written into it, on one line, as pgbench reads it. */
export const statementOf = ({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) =>
  `${sql.replace(/\s+/g, ' ').replace(/\$(\d+)/g, (_, at) => literal(parameters[Number(at) - 1]))};`

/** Runs the statements, together one search, over and over in one connection. */
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
      { cwd: folder, encoding: 'utf8' },
    )
    if (run.status !== 0) throw new Error(`pgbench: ${run.stderr || String(run.error)}`)
    const seconds = (performance.now() - started) / 1000
    const took = readdirSync(folder)
      .filter((name) => name.startsWith('took'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      // client, transaction, microseconds, …
      .map((line) => Number(line.split(' ')[2]) / 1000)
    return { ...percentiles(took), perSecond: times / seconds }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
