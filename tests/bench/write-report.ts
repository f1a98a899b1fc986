import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { compareFigures, recordedFigures, type ComparedFigure } from './figures'
import { minuteOf, reportHtml } from './report-html'

const folder = '.cache/bench'
const store = join(folder, 'figures.json')
const page = join(folder, 'report.html')

const readEarlier = (): ComparedFigure[] =>
  existsSync(store) ? (JSON.parse(readFileSync(store, 'utf8')) as ComparedFigure[]) : []

/** How many processes wanted a core before the run began, which tells a busy machine. */
const loadBefore = loadavg()[0] ?? 0

/**
 * Writes the figures of this run, beside those of the last one, as a page into .cache/bench. It keeps
 * them there for the next run.
 */
export function writeReport(begun: Date) {
  if (recordedFigures().length === 0) return
  const figures = compareFigures(recordedFigures(), readEarlier(), begun.toISOString())
  const circumstances =
    `Run of ${minuteOf(begun.toISOString())} UTC on ${cpus().length} cores ` +
    `(${cpus()[0]?.model ?? 'unknown'}), with a load of ${loadBefore.toFixed(1)} before it.`
  mkdirSync(folder, { recursive: true })
  writeFileSync(store, JSON.stringify(figures, null, 2))
  writeFileSync(page, reportHtml(figures, circumstances))
  console.log(`The figures beside those of the last run: ${page}`)
}
