/** One check of a campaign. All of its attempts must hold, and enough of them must be made. */
interface CheckRow {
  name: string
  least: number
  tried: number
  held: number
  /** Descriptions of the first breaks. */
  breaks: string[]
}

type Limit = { atMost: number } | { atLeast: number }

interface FigureRow {
  name: string
  unit: string
  limit: Limit
  /** True for a figure that depends on the machine and on what else runs on it. */
  isTiming: boolean
  /** Worst of the measured values. A figure without one fails. */
  measured: number
}

/** Values that the runner passes to a campaign. */
export interface ChaosContext {
  /** Declares a check that needs at least this many attempts. */
  check: (name: string, least: number) => { record: (held: boolean, detail?: string) => void }
  /** Declares a figure with its limit. The worst of several measurements counts. */
  figure: (name: string, unit: string, limit: Limit) => { measure: (value: number) => void }
  /** Declares a figure whose limit `--untimed` does not apply. */
  timing: ChaosContext['figure']
  /** Seed of this run, for generators that take one (fast-check). */
  seed: number
  /** Returns the next number of the seeded sequence, from 0 (inclusive) to 1 (exclusive). */
  random: () => number
  /** Returns the share of a full number of attempts that this run makes, but no fewer than `least`. */
  count: (full: number, least?: number) => number
  /** Aborted when the campaign's time is over. Loops stop then. */
  signal: AbortSignal
  /** Prints one line of progress. */
  say: (line: string) => void
}

/**
 * One kind of foul weather. A campaign closes every server and database that it opens, even when it
 * fails, and sends load to 127.0.0.1 only. It declares every check before its first attempt, so
 * that a check that was never tried fails.
 */
export interface Campaign {
  about: string
  run: (context: ChaosContext) => Promise<void>
}

export interface RunOptions {
  seed: number
  /** Share of the full number of attempts, from above 0 to 1. */
  share: number
  isUntimed: boolean
  say: (line: string) => void
}

/** Longest time of a campaign, and then of closing what it opened, in milliseconds. */
const [LONGEST, CLOSING] = [10 * 60_000, 30_000]
/** Number of breaks of one check that a report quotes. Further breaks are only counted. */
const QUOTED = 5

const number = (value: number) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 })

const checkFaults = ({ least, tried, breaks }: CheckRow) =>
  tried < least ? [`only ${tried} of ${least} attempts were made`, ...breaks] : breaks

function figureFaults({ isTiming, limit, measured }: FigureRow, isUntimed: boolean) {
  const isWithin = 'atMost' in limit ? measured <= limit.atMost : measured >= limit.atLeast
  const isFree = isTiming && isUntimed && !Number.isNaN(measured)
  return isWithin || isFree ? [] : [`measured ${Number.isNaN(measured) ? 'nothing' : measured}`]
}

/** Runs one campaign, prints its table and returns everything that broke. */
export async function runCampaign(
  { run }: Campaign,
  { seed, share, isUntimed, say }: RunOptions,
): Promise<string[]> {
  const checks: CheckRow[] = []
  const figures: FigureRow[] = []
  const faults: string[] = []
  const time = new AbortController()
  const started = performance.now()
  const figureOf =
    (isTiming: boolean): ChaosContext['figure'] =>
    (name, unit, limit) => {
      const row: FigureRow = { name, unit, limit, isTiming, measured: Number.NaN }
      figures.push(row)
      const worse = 'atMost' in limit ? Math.max : Math.min
      return {
        measure: (value) => {
          row.measured = Number.isNaN(row.measured) ? value : worse(row.measured, value)
        },
      }
    }
  const context: ChaosContext = {
    seed,
    random: randomOf(seed),
    count: (full, least = 1) => Math.min(full, Math.max(least, Math.ceil(full * share))),
    signal: time.signal,
    say,
    figure: figureOf(false),
    timing: figureOf(true),
    check: (name, least) => {
      const row: CheckRow = { name, least, tried: 0, held: 0, breaks: [] }
      checks.push(row)
      return {
        record: (held, detail = 'no detail') => {
          row.tried += 1
          if (held) row.held += 1
          else if (row.breaks.length < QUOTED) row.breaks.push(detail)
        },
      }
    },
  }
  let timer: NodeJS.Timeout | undefined
  const overdue = new Promise<void>((resolve) => {
    const longest = isUntimed ? 6 * LONGEST : LONGEST
    timer = setTimeout(() => {
      faults.push(`took longer than ${longest / 1000} s`)
      time.abort()
      timer = setTimeout(resolve, CLOSING)
    }, longest)
  })
  const finished = run(context).catch((error: unknown) => {
    faults.push(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  })
  await Promise.race([finished, overdue])
  clearTimeout(timer)
  if (checks.length === 0) faults.push('declared no check')
  for (const row of checks) {
    const own = checkFaults(row)
    say(`${own.length ? '✗' : '✓'} ${row.name}: ${number(row.held)} of ${number(row.tried)} held`)
    faults.push(...own.map((text) => `${row.name}: ${text}`))
  }
  for (const row of figures) {
    const { name, unit, limit, measured } = row
    const own = figureFaults(row, isUntimed)
    const most = 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`
    say(`${own.length ? '✗' : '✓'} ${name}: ${number(measured)} ${unit} (${most})`)
    faults.push(...own.map((text) => `${name}: ${text}`))
  }
  say(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  return faults
}

/** Returns a seeded generator of numbers from 0 (inclusive) to 1 (exclusive), by mulberry32. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the items in an order that the seeded sequence decides. */
export const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
