import type { Outcome } from './run-campaign'
import { holds, type FigureRow, type Row } from './tally'

const number = (value: number) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 })

const limitOf = ({ limit, unit }: FigureRow) =>
  'atMost' in limit
    ? `at most ${number(limit.atMost)} ${unit}`
    : `at least ${number(limit.atLeast)} ${unit}`

const cells = (row: Row): [tried: string, held: string, limit: string] => {
  if (row.kind === 'check')
    return [number(row.tried), number(row.held), `all, of ${number(row.least)} or more`]
  const measured = row.measured === undefined ? 'nothing' : `${number(row.measured)} ${row.unit}`
  return ['', measured, limitOf(row)]
}

const WIDE = 58

/** Returns the lines of the table: attempts, successes, and the limit of each. */
export function reportLines(outcomes: readonly Outcome[]): string[] {
  const lines: string[] = []
  for (const { name, seed, seconds, rows, breaks } of outcomes) {
    lines.push('', `${name} (seed ${seed}, ${seconds.toFixed(1)} s)`)
    lines.push(`    ${''.padEnd(WIDE)} ${'tried'.padStart(9)} ${'held'.padStart(12)}   limit`)
    for (const row of rows) {
      const [tried, held, limit] = cells(row)
      const mark = holds(row) ? '✓' : '✗'
      lines.push(
        `  ${mark} ${row.name.padEnd(WIDE)} ${tried.padStart(9)} ${held.padStart(12)}   ${limit}`,
      )
    }
    for (const text of breaks) lines.push(`    break: ${text}`)
  }
  const broken = outcomes.filter(({ breaks }) => breaks.length > 0)
  const total = `${outcomes.length - broken.length} of ${outcomes.length} campaigns held`
  lines.push(
    '',
    broken.length === 0 ? total : `${total}; broken: ${broken.map(({ name }) => name).join(', ')}`,
  )
  return lines
}
