/** One check of a campaign. All of its attempts must hold. */
export interface CheckRow {
  kind: 'check'
  name: string
  /** Attempts below which the check proves nothing and therefore fails. */
  least: number
  tried: number
  held: number
  /** Descriptions of the first breaks, for the report. */
  breaks: string[]
}

/** One measured figure and its limit. */
export interface FigureRow {
  kind: 'figure'
  /** True for a figure that depends on the machine and on what else runs on it. */
  isTiming: boolean
  name: string
  unit: string
  limit: { atMost: number } | { atLeast: number }
  /** Measured value, or undefined before the measurement. A figure without one fails. */
  measured: number | undefined
}

export type Row = CheckRow | FigureRow

/** Number of breaks of one check that a report quotes. Further breaks are only counted. */
const QUOTED = 5

export interface Check {
  /** Records one attempt. `detail` says what happened when it did not hold. */
  record: (held: boolean, detail?: string) => void
}

export interface Figure {
  /** Records a measurement. The worst of several counts. */
  measure: (value: number) => void
}

export interface Tally {
  rows: readonly Row[]
  /** Declares a check that needs at least this many attempts. */
  check: (name: string, least: number) => Check
  /** Declares a figure with its limit, such as a count. The limit always applies. */
  figure: (name: string, unit: string, limit: FigureRow['limit']) => Figure
  /** Declares a figure that depends on the machine. Its limit does not apply in `npm test`. */
  timing: (name: string, unit: string, limit: FigureRow['limit']) => Figure
}

const worse = (limit: FigureRow['limit'], one: number, other: number) =>
  'atMost' in limit ? Math.max(one, other) : Math.min(one, other)

/** Makes the record of one campaign. */
export function createTally(): Tally {
  const rows: Row[] = []
  const figureOf =
    (isTiming: boolean): Tally['figure'] =>
    (name, unit, limit) => {
      const row: FigureRow = { kind: 'figure', isTiming, name, unit, limit, measured: undefined }
      rows.push(row)
      return {
        measure: (value) => {
          row.measured = row.measured === undefined ? value : worse(limit, row.measured, value)
        },
      }
    }
  return {
    rows,
    figure: figureOf(false),
    timing: figureOf(true),
    check: (name, least) => {
      const row: CheckRow = { kind: 'check', name, least, tried: 0, held: 0, breaks: [] }
      rows.push(row)
      return {
        record: (held, detail = 'no detail') => {
          row.tried += 1
          if (held) row.held += 1
          else if (row.breaks.length < QUOTED) row.breaks.push(detail)
        },
      }
    },
  }
}

/** Returns whether a row reached its goal. */
export function holds(row: Row): boolean {
  if (row.kind === 'check') return row.tried >= row.least && row.held === row.tried
  if (row.measured === undefined || Number.isNaN(row.measured)) return false
  return 'atMost' in row.limit
    ? row.measured <= row.limit.atMost
    : row.measured >= row.limit.atLeast
}
