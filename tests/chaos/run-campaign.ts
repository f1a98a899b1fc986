import { randomOf, type Campaign } from './campaign'
import { createTally, holds, type Row } from './tally'

export interface Outcome {
  name: string
  seed: number
  seconds: number
  rows: readonly Row[]
  /** Every reason why the campaign failed. Empty when everything held. */
  breaks: string[]
}

export interface RunOptions {
  seed: number
  /** Share of the full number of attempts, from above 0 to 1. */
  share: number
  say?: (line: string) => void
  /** Milliseconds after which the campaign has failed. */
  longest?: number
  /**
   * False where other work uses the processor, as in `npm test`. A timing then has to be measured,
   * but its limit is not applied. Counts are judged everywhere.
   */
  appliesLimits?: boolean
}

/** Longest time of a campaign, in milliseconds. Nobody would run one that takes longer. */
const LONGEST = 10 * 60_000
/** Milliseconds for a campaign to close what it opened, once its time is over. */
const CLOSING = 30_000

/** Returns whether a timing was measured. NaN, the mean of no values, is not a measurement. */
const isMeasured = (row: Row) =>
  row.kind === 'figure' && row.isTiming && row.measured !== undefined && !Number.isNaN(row.measured)

const rowBreaks = (row: Row, appliesLimits: boolean): string[] => {
  if (holds(row) || (!appliesLimits && isMeasured(row))) return []
  if (row.kind === 'figure') return [`${row.name}: measured ${row.measured ?? 'nothing'}`]
  const few = row.tried < row.least ? [`only ${row.tried} of ${row.least} attempts were made`] : []
  return [...few, ...row.breaks].map((text) => `${row.name}: ${text}`)
}

/** Runs one campaign and judges it. Never rejects: a campaign that throws has an outcome too. */
export async function runCampaign(
  { name, run }: Campaign,
  { seed, share, say = () => undefined, longest = LONGEST, appliesLimits = true }: RunOptions,
): Promise<Outcome> {
  const tally = createTally()
  const breaks: string[] = []
  const time = new AbortController()
  const started = performance.now()
  const count = (full: number, least = 1) =>
    Math.min(full, Math.max(least, Math.ceil(full * share)))
  let timer: NodeJS.Timeout | undefined
  const overdue = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      breaks.push(`took longer than ${longest / 1000} s`)
      time.abort()
      timer = setTimeout(resolve, CLOSING)
    }, longest)
  })
  const finished = run({
    tally,
    seed,
    random: randomOf(seed),
    count,
    signal: time.signal,
    say,
  }).catch((error: unknown) => {
    breaks.push(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  })
  await Promise.race([finished, overdue])
  clearTimeout(timer)
  if (tally.rows.length === 0) breaks.push('declared no check, so nothing was checked')
  breaks.push(...tally.rows.flatMap((row) => rowBreaks(row, appliesLimits)))
  const seconds = (performance.now() - started) / 1000
  return { name, seed, seconds, rows: tally.rows, breaks }
}
